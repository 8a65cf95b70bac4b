/*
 * Who drew each glyph of game-icons.net (CC BY 3.0) that we may use. A glyph without an author does not build: find it
 * on game-icons.net, where the address of an icon names its author, and add it here.
 */
export const AUTHORS: readonly { readonly name: string; readonly site?: string; readonly glyphs: readonly string[] }[] =
  [
    {
      name: 'Delapouite',
      site: 'https://delapouite.com',
      glyphs:
        'anticlockwise-rotation archer backward-time bandit barracks blacksmith camping-tent card-exchange castle-ruins cavalry cave-entrance centaur checkered-flag cook cross-shield drakkar dwarf-face earth-america evil-tower eye-target farmer flag-objective giant goblin-camp goblin-head graduate-cap greek-temple griffin-shield hill-fort hills hobbit-door hobbit-dwelling horseshoe jester-hat knight-banner magic-potion meeple meeple-group mermaid mine-wagon miner mountain-cave oak-leaf ogre orc-head overlord-helm peace-dove perspective-dice-six-faces-random rat robber robin-hood-hat rock-golem round-table scroll-quill shaking-hands shambling-zombie shamrock siege-tower sound-on spell-book spiked-dragon-head spiky-pit swamp sword-brandish theater-curtains torch trebuchet two-coins vertical-banner village war-pick warlock-hood watchtower wizard-face woman-elf-face wood-pile'.split(
          ' ',
        ),
    },
    {
      name: 'Lorc',
      site: 'https://lorcblog.blogspot.com',
      glyphs:
        'anchor anvil bee beer-stein bridge broadsword bull-horns candle-light castle cauldron compass crossed-axes crossed-swords crown crystal-ball crystal-shine cut-diamond daemon-skull dove eagle-emblem fairy fairy-wand feathered-wing gecko ghost halberd hammer-nails harpy horse-head hourglass hydra knapsack laurels lion mailed-fist minotaur monkey mountaintop oak open-book portal prayer quill-ink raven rock rose scales scroll-unfurled sea-dragon skeleton-inside skull-crossed-bones snake spartan spears spyglass stag-head stone-tower strong third-eye tied-scroll totem-head treasure-map triton-head visored-helm wheat winged-sword wolf-head wood-axe wyvern'.split(
          ' ',
        ),
    },
    { name: 'Skoll', glyphs: 'ballista chess-king footsteps hexes mounted-knight troll'.split(' ') },
    { name: 'Faithtoken', site: 'https://fungustoken.deviantart.com', glyphs: 'card-random ore'.split(' ') },
    { name: 'Carl Olsen', site: 'https://twitter.com/unstoppableCarl', glyphs: 'crossbow'.split(' ') },
    { name: 'Sbed', site: 'https://opengameart.org/content/95-game-icons', glyphs: 'death-skull'.split(' ') },
    { name: 'Pepijn Poolman', glyphs: 'elven-castle'.split(' ') },
    { name: 'Caro Asercion', glyphs: 'heraldic-sun'.split(' ') },
    { name: 'HeavenlyDog', site: 'https://www.gnomosygoblins.blogspot.com', glyphs: 'catapult'.split(' ') },
    { name: 'Cathelineau', glyphs: 'swordman'.split(' ') },
  ]

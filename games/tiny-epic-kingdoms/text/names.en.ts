import { elementAt } from '../../../kernel/list.ts'
import { REGIONS, SIDE_IDS } from '../content/map.ts'
import { RESOURCES } from '../content/resources.ts'
import type { Names } from './names.ts'

export const names: Names = {
  factions: {
    centaurs: 'Centaurs',
    constructs: 'Constructs',
    'dark-elves': 'Dark Elves',
    dwarves: 'Dwarves',
    elves: 'Elves',
    goblins: 'Goblins',
    halflings: 'Halflings',
    humans: 'Humans',
    lizardfolk: 'Lizardfolk',
    merfolk: 'Merfolk',
    orcs: 'Orcs',
    undead: 'Undead',
    valkyries: 'Valkyries',
  },
  abilities: {
    centaurs: ['Gallop', 'Grazing lands', 'Charge', 'Fleet of foot', 'Lords of the steppe'],
    constructs: ['Forged bodies', 'Tireless', 'Deep drills', 'Untiring search', 'Stockpile'],
    'dark-elves': ['Ambush', 'Hidden paths', 'Shadow blades', 'Plunder', 'Heart of the woods'],
    dwarves: ['Rival masons', 'Prospectors', 'Master builders', 'Work, not haggling', 'Tallest spire'],
    elves: ['Song of leaves', 'Fair exchange', 'Battle magic', 'Guarded borders', 'Elder wisdom'],
    goblins: ['Swarm', 'Breed fast', 'Spill over', 'Scavengers', 'Countless'],
    halflings: ['Shamed aggressor', 'Host’s gift', 'Second breakfast', 'Firm handshake', 'Friends everywhere'],
    humans: ['Merchant scholars', 'Sharp bargain', 'Focused campaign', 'Fishing fleets', 'Full granaries'],
    lizardfolk: ['Underbrush', 'Two paths', 'Forager', 'Switch', 'Everywhere'],
    merfolk: ['Amphibious', 'Tide at our back', 'Bounty of the deep', 'Currents', 'Coastal realm'],
    orcs: ['Brute force', 'Looted rations', 'Bloodlust', 'One more axe', 'Our land'],
    undead: ['Restless', 'Barrow rising', 'Raise the fallen', 'Harvest of souls', 'Dwindling living'],
    valkyries: ['Wings', 'Spearhead', 'Spoils', 'Carried home', 'Hall of glory'],
  },
  territories: {
    galson: 'Galson',
    'tul-grund': 'Tül’Grund',
    morandrea: 'Morandrea',
    eclipsean: 'Eclipsean',
    fionarria: 'Fionarria',
    skarnholt: 'Skarnholt',
    elan: 'Elan',
    duskhollow: 'Duskhollow',
    aughmoore: 'Aughmoore',
    'khar-dun': 'Khar Dun',
    intheoros: 'Intheoros',
    brennmoor: 'Brennmoor',
    orrinvale: 'Orrinvale',
    wynterre: 'Wynterre',
    calidane: 'Calidane',
    yssamar: 'Yssamar',
  },
  terrains: {
    plains: 'plains',
    forest: 'forest',
    mountain: 'mountains',
    ruins: 'ruins',
    capital: 'capital',
    water: 'water',
    cliffs: 'cliffs',
  },
  compass: {
    north: 'northern',
    northeast: 'northeastern',
    east: 'eastern',
    southeast: 'southeastern',
    south: 'southern',
    southwest: 'southwestern',
    west: 'western',
    northwest: 'northwestern',
    central: 'central',
  },
  resources: { mana: 'mana', ore: 'ore', food: 'food' },
  actions: {
    patrol: 'Patrol',
    quest: 'Quest',
    build: 'Build',
    research: 'Research',
    expand: 'Mobilise',
    trade: 'Trade',
  },
  tokens: {
    crown: 'Crown',
    treasure: 'Treasure',
    bandit: 'Bandit',
    'dragon-lair': 'Dragon’s Lair',
    camp: 'Camp',
    fortress: 'Fortress',
    city: 'City',
    church: 'Church',
    blank: 'Blank token',
  },
  region: region => {
    const { side, terrain, at } = elementAt(REGIONS, region)
    return `the ${names.compass[at]} ${names.terrains[terrain]} of ${names.territories[elementAt(SIDE_IDS, side)]}`
  },
  units: units => {
    const parts = RESOURCES.filter(resource => units[resource] > 0).map(
      resource => `${units[resource]} ${names.resources[resource]}`,
    )
    return parts.length > 0 ? parts.join(', ') : 'nothing'
  },
}

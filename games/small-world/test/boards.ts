/*
 * What the boards show, region by region, listed apart from `content/maps`: a symbol moved there is missed here.
 */

export const BOARDS = [
  {
    id: 'map-2p',
    mine: 'Fo1 Mo1 Mo3 Sw4',
    magic: 'Fa1 Fo2 Fa3 Sw3',
    cavern: 'Sw1 Mo1 Hi3 Hi4',
    tribes: 'Sw1 Fo2 Hi2 Fo3 Fa3 Hi3 Fa4 Sw3 Sw4',
    entries: 'Se1 Fa1 Fo1 Sw1 Hi1 Fo2 Mo1 Mo3 Fa4 Sw2 Fo4 Sw3 Hi4 Sw4 Mo4 Se2',
    coast: 'Fa1 Fo1 Mo1 Hi2 Mo2 Fo3 Fa3 Mo3 Sw2 Fo4',
  },
  {
    id: 'map-3p',
    mine: 'Fo1 Mo2 Sw3 Mo3 Fo5',
    magic: 'Fa2 Hi1 Hi2 Fa5 Sw5',
    cavern: 'Sw1 Mo3 Mo4 Fo3 Hi4',
    tribes: 'Fo2 Fa2 Hi1 Fa3 Sw4 Fa4 Fo3 Sw5 Hi4 Fo5',
    entries: 'Fo1 Mo1 Fa1 Sw1 Fo2 Se1 Fa2 Sw3 Mo3 Mo5 Fa5 Hi4 Hi5 Mo6 Mo7 Fo4 Fo5 Se2',
    coast: 'Fo1 Fa2 Hi1 Mo2 Mo3 Mo4 Sw4 Mo5 Fo3 Hi3 Sw5 Hi4 Fo5',
  },
  {
    id: 'map-4p',
    mine: 'Fa1 Mo1 Mo4 Sw4 Sw6 Hi7 Mo8',
    magic: 'Sw1 Sw2 Hi3 Fo4 Fo5 Fo6 Hi6',
    cavern: 'Fo1 Hi2 Fo2 Mo4 Sw5 Sw7 Mo6',
    tribes: 'Fa1 Fo1 Hi1 Sw2 Hi2 Sw3 Fo4 Hi5 Sw5 Sw6 Fo5 Sw7 Fo6 Fa5',
    entries: 'Se1 Fa1 Fo1 Hi1 Sw1 Fa2 Sw2 Hi2 Fo2 Fo3 Mo2 Mo3 Fa4 Sw5 Sw6 Hi6 Fa6 Mo7 Hi7 Fa7 Mo8 Fo7 Se2',
    coast: 'Fa1 Fo1 Fa2 Sw2 Hi2 Fa3 Mo1 Fo3 Hi3 Fo4 Mo3 Mo4 Mo5 Sw4 Fa5 Hi6 Fo7',
  },
  {
    id: 'map-5p',
    mine: 'Fa3 Mo3 Hi4 Mo4 Fo4 Sw6 Mo7 Sw9 Hi9',
    magic: 'Sw2 Fo1 Fo2 Hi5 Mo6 Fa9 Hi8 Fo8 Mo8',
    cavern: 'Mo2 Fa1 Sw3 Mo4 Fa5 Sw7 Fa7 Sw8 Fo9',
    tribes: 'Fa1 Hi1 Hi2 Fa3 Sw3 Fa4 Sw4 Fa5 Hi6 Fo5 Sw6 Sw7 Fa7 Fo6 Sw8 Hi8 Sw9 Fo8',
    entries:
      'Mo1 Sw1 Sw2 Mo2 Fo1 Fa1 Fa2 Se1 Hi1 Fo2 Hi2 Hi4 Fa4 Mo6 Fo4 Sw5 Fa6 Sw7 Fa7 Hi8 Sw9 Fo8 Hi9 Mo8 Mo9 Fo9 Se2',
    coast: 'Mo1 Sw1 Hi1 Fo2 Hi2 Fa4 Mo4 Hi5 Fa5 Mo5 Fo3 Fo4 Sw5 Hi6 Fo5 Sw6 Sw8 Fa9 Hi8 Fo9',
  },
] as const

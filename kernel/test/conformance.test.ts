import { conformance } from '../conformance/suite.ts'
import { toy, toyProof } from './toy.ts'

conformance(toy, toyProof, [
  { seats: 2 },
  { seats: 3, options: { rounds: '4' } },
  { seats: 4, options: { rich: true } },
])

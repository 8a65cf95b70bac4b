import { gameWords } from '../../../kernel/conformance/words-suite.ts'
import { ferry } from '../index.ts'
import { OBJECTIONS } from '../queries.ts'
import { glossary } from '../text/glossary.ts'

gameWords({
  module: ferry,
  folder: new URL('..', import.meta.url),
  glossary,
  objections: Object.keys(OBJECTIONS),
})

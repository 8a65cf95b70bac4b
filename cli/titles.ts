import ts from 'typescript'

const TESTS = new Set(['it', 'test', 'describe'])
/** Called first with a table or a condition; the result is called with the title. */
const MAKERS = new Set(['each', 'for', 'runIf', 'skipIf'])
const IDLE = new Set(['skip', 'todo'])

/** The titles of the tests in a source file: of `it`, `test` and `describe`, without skipped ones. */
export function testTitles(fileName: string, text: string): string[] {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, false)
  const titles: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      if (isIdle(node.expression)) return
      if (isTest(node.expression)) titles.push(textOf(node.arguments[0]))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return titles
}

/** `it`, `it.only`, and what `it.each(table)` or a tagged `it.each` returns. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return TESTS.has(callee.text)
  if (ts.isPropertyAccessExpression(callee)) return !MAKERS.has(callee.name.text) && isTest(callee.expression)
  const maker = ts.isCallExpression(callee)
    ? callee.expression
    : ts.isTaggedTemplateExpression(callee)
      ? callee.tag
      : null
  return !!maker && ts.isPropertyAccessExpression(maker) && MAKERS.has(maker.name.text) && isTest(maker.expression)
}

function isIdle(callee: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(callee))
    return (IDLE.has(callee.name.text) && isTest(callee.expression)) || isIdle(callee.expression)
  if (ts.isCallExpression(callee)) return isIdle(callee.expression)
  return ts.isTaggedTemplateExpression(callee) && isIdle(callee.tag)
}

/** The literal part of the title; what a template fills in is not known before the test runs. */
function textOf(title: ts.Expression | undefined): string {
  if (!title) return ''
  if (ts.isStringLiteralLike(title)) return title.text
  if (ts.isTemplateExpression(title))
    return [title.head, ...title.templateSpans.map(span => span.literal)].map(part => part.text).join(' … ')
  return ''
}

/** Whether the title names this very rule, not one whose id merely begins alike. */
export function names(title: string, id: string): boolean {
  const literal = id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\w.-])${literal}(?![\\w-]|\\.\\w)`).test(title)
}

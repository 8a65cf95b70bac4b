import { readFileSync, statSync } from 'node:fs'
import { isGameId, loadGame, loadRules } from '../games/registry.ts'
import { type FileFault, importMatch, MAX_FILE_BYTES, type MatchFile, parseMatchFile } from '../kernel/file.ts'
import { err, ok, type Result } from '../kernel/json.ts'
import type { Match } from '../kernel/match.ts'
import type { GameModule } from '../kernel/module.ts'
import { quote, sayFault } from './arguments.ts'
import { BadInput } from './command.ts'

export interface OpenedMatch {
  readonly module: GameModule
  readonly file: MatchFile
  readonly match: Match
}

export interface FileProblem {
  readonly code: FileFault['code'] | 'unreadable'
  readonly reason: string
}

/** Reads, replays and checks a match file. */
export async function openMatch(path: string): Promise<Result<OpenedMatch, FileProblem>> {
  const text = readText(path)
  if (!text.ok) return text
  const parsed = parseMatchFile(text.value)
  if (!parsed.ok) return problem(null, parsed.error)
  const file = parsed.value
  if (!isGameId(file.game)) return problem(null, { code: 'other-game', game: file.game })
  const module = (await loadRules(file.game, file.rulesVersion)) ?? (await loadGame(file.game))
  const match = importMatch(module.game, file)
  return match.ok ? ok({ module, file, match: match.value }) : problem(module, match.error)
}

const problem = async (module: GameModule | null, fault: FileFault): Promise<Result<never, FileProblem>> =>
  err({ code: fault.code, reason: await sayFault(module, fault) })

function readText(path: string): Result<string, FileProblem> {
  try {
    const { size } = statSync(path)
    if (size > MAX_FILE_BYTES)
      return err({ code: 'too-large', reason: `it has ${size} bytes and a match file at most ${MAX_FILE_BYTES}.` })
    return ok(readFileSync(path, 'utf8'))
  } catch {
    return err({ code: 'unreadable', reason: 'it cannot be read.' })
  }
}

export function kindOf(path: string): 'file' | 'folder' {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'file'
  } catch {
    throw new BadInput(`There is no file or folder ${quote(path)}.`)
  }
}

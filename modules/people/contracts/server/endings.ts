import type { ISODate } from '#chile/dates.ts'
import { hook } from '#platform/model/hook.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { type DoneLine, type Ending, EndingPart, type EndingLine } from '../model/ending.ts'

/** The transaction of a request or of a job, and its author. */
export type EndingWork = Pick<Context, 'tx' | 'session'> & {
  /** Tells one act from another: what an act writes once carries it. */
  readonly key: string
}

/**
 * What a module does when contracts end. Every function takes any number of contracts with the same
 * number of statements, where each change is of the contract alone.
 */
type Part = {
  part: EndingPart
  /** What would change, in words; nothing is written. */
  lines: (tx: Tx, endings: readonly Ending[]) => Promise<readonly EndingLine[]>
  /** Does what the lines say; the contracts are locked. */
  end?: (work: EndingWork, lines: readonly EndingLine[]) => Promise<void>
  /** Gives back what the lines kept. Answers the lines that are as they were again. */
  restore?: (work: EndingWork, lines: readonly DoneLine[]) => Promise<readonly number[]>
}

/** What ends with a contract, so that whoever ends one knows none of the modules. */
export const contractEnd = hook<Part, EndingPart>('end of a contract', ({ part }) => part)

const inOrder = (): readonly Part[] =>
  EndingPart.values.flatMap((part) => contractEnd.find(part) ?? [])

/** All that ends with some contracts, by parts in their order. */
async function linesOfEndings(tx: Tx, endings: readonly Ending[]): Promise<EndingLine[]> {
  const lines: EndingLine[] = []
  for (const part of inOrder()) lines.push(...(await part.lines(tx, endings)))
  return lines
}

/** Ends some contracts that are locked: their last day, and all that the lines say. */
async function endContracts(
  work: EndingWork,
  endings: readonly Ending[],
  lines: readonly EndingLine[],
): Promise<void> {
  await writeLastDays(work.tx, endings)
  for (const { part, end } of inOrder()) {
    const own = lines.filter((line) => line.part === part && line.was !== null)
    if (end && own.length > 0) await end(work, own)
  }
}

type Last = { contractId: number; finalDate: ISODate | null }

/**
 * Gives some contracts that are locked their last day back, and what the lines kept, the last part
 * first. Answers the lines that are as they were again.
 */
async function restoreContracts(
  work: EndingWork,
  lasts: readonly Last[],
  lines: readonly DoneLine[],
): Promise<readonly number[]> {
  await writeLastDays(work.tx, lasts)
  const restored: number[] = []
  for (const { part, restore } of inOrder().toReversed()) {
    const own = lines.filter((line) => line.part === part && line.was !== null)
    if (restore && own.length > 0) restored.push(...(await restore(work, own)))
  }
  return restored
}

const writeLastDays = (tx: Tx, lasts: readonly Last[]) =>
  sql`update user_contract c set final_date = last.day, version = c.version + 1
    from unnest(${lasts.map(({ contractId }) => contractId)}::bigint[],
      ${lasts.map(({ finalDate }) => finalDate)}::date[]) as last (contract, day)
    where c.company_id = app.current_company() and c.id = last.contract
      and c.final_date is distinct from last.day`.execute(tx)

/** What ends with contracts: what would, that it does, and that it is given back. */
export const contractEndings = {
  lines: linesOfEndings,
  end: endContracts,
  restore: restoreContracts,
}

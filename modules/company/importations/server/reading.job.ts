import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { actingNow } from '#modules/company/accounts/server/index.ts'
import { asUserError } from '#platform/server/database-errors.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { invalid, UserError } from '#platform/server/errors.ts'
import { defineJob, type JobContext, type Progress } from '#platform/server/jobs/job.ts'
import { piecesOf } from '#platform/server/jobs/lanes.ts'
import { isWorkbook, linesOfFile, requireHeaders } from '#platform/server/sheets/sheet-reader.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import type { ImportColumn } from '#platform/model/imports.ts'
import {
  FIRST_LINE,
  isOwnExport,
  mapHeaders,
  missingColumns,
  missingWords,
} from '../model/headers.ts'
import { doubledWords, type TypedLine } from '../model/verdicts.ts'
import {
  importers,
  type FileSays,
  type Importer,
  type Importing,
  withColumns,
} from '#platform/server/imports/importer.ts'
import { becomes, countsOfOne, importationById } from './importation.queries.ts'
import { judged, partReader, type ReadAs } from './judge.ts'
import { type Cursor, doubledLines, keepRows, markWrong, rowsAfter } from './stored-rows.ts'

/** Rows that are judged in one transaction. */
const atOnce = 2_000

export const MOST_ROWS = 50_000

export type Parts = { readonly storage: Storage; readonly publicUrl: string }

export const workInput = z.object({ id: z.number().int(), at: z.iso.datetime() })

/** The importer of a code. @throws UserError when no module has it any more */
export function importerOf(code: string): Importer {
  const found = importers.find(code)
  if (!found) throw invalid('code', 'Ese tipo de carga no existe')
  return found
}

/** Does a part of a job in the name of whoever asked for it, with the rights that they have now. */
export const importingIn =
  (job: JobContext, parts: Parts, at: string) =>
  <T>(work: (importing: Importing) => Promise<T>): Promise<T> =>
    job.transaction(async (tx, client, platform) => {
      const acting = await actingNow({ tx, client, platform, session: job.session }, new Date(at))
      return work({ ...acting, platform, services: { publicUrl: parts.publicUrl } })
    })

/** The bytes of a file that was uploaded, while they are there. */
const bytesWithin =
  ({ tx }: Pick<Importing, 'tx'>, storage: Storage, uploadId: number | null) =>
  (): Promise<Buffer> =>
    bytesOf(tx, storage, uploadId)

/** Work on a file, with what it says besides its rows. Only an administrator insists. */
export const ofFile = <Acts extends Importing>(
  importing: Acts,
  file: Pick<File, 'id' | 'params' | 'reason' | 'uploadId'>,
  storage: Storage,
): Acts & { file: FileSays } => ({
  ...importing,
  file: {
    id: file.id,
    params: file.params,
    insists: file.reason !== null && importing.can('importFirefighter.create'),
    bytes: bytesWithin(importing, storage, file.uploadId),
    storage,
  },
})

/**
 * Reads a file and says what would become of each row. It writes only its own rows, each by its
 * line: killed, it begins again over what it had written.
 */
export const readFile = (parts: Parts) =>
  defineJob({
    kind: 'importations.read',
    input: workInput,
    maxAttempts: 2,
    async run(job, { id, at }, progress) {
      const acting = importingIn(job, parts, at)
      const file = await acting(({ tx }) => importationById(tx, id))
      const importing: Within = (work) => acting((one) => work(ofFile(one, file, parts.storage)))
      if (file.state !== 'READING') return { id }
      const importer = await importing((one) => withColumns(one, importerOf(file.code)))
      try {
        const isFirst = file.headers.length === 0
        const { lines, as } = isFirst
          ? await fromFile(parts, importing, importer, file)
          : { lines: null, as: { mapping: file.mapping, isSheet: file.isSheet } }
        await (lines
          ? judgeLines(importing, importer, as, { id, lines, progress })
          : judgeStored(importing, importer, as, { id, progress }))
        await importing(({ tx }) => settle(tx, id, importer, as))
      } catch (error) {
        const problem = asUserError(error)
        if (!problem || !(error instanceof UserError)) throw error
        await job.transaction((tx) =>
          becomes(tx, id, 'FAILED', {
            problem: problem.message,
            asksFirstLine: problem.field === 'dropLines',
          }),
        )
      }
      return { id }
    },
  })

type Within = ReturnType<typeof importingIn>
type File = Awaited<ReturnType<typeof importationById>>

/** The lines of the uploaded file, and which header gives which column. */
async function fromFile(parts: Parts, importing: Within, importer: Importer, file: File) {
  if (importer.archive) return fromArchive(parts, importing, importer, file)
  const bytes = await importing(({ tx }) => bytesOf(tx, parts.storage, file.uploadId))
  const all = await linesOfFile(bytes)
  const { columns } = importer
  const { dropLines } = file
  const headers = requireHeaders(all[dropLines] ?? [])
  const remembered = await importing(({ tx }) => rememberedHeaders(tx, file.code))
  const { mapping, missing } = mapHeaders(headers, columns, remembered)
  if (missing.length > 0 && isOwnExport(all, dropLines, columns)) {
    throw invalid('dropLines', `${missingWords(missing) ?? ''}. ${FIRST_LINE}`)
  }
  const isSheet = isWorkbook(bytes)
  const lines = linesOf(all, dropLines, headers.length)
  if (lines.length === 0) throw invalid('file', 'El archivo no tiene filas')
  if (lines.length > MOST_ROWS) {
    throw invalid('file', `El archivo tiene ${lines.length} filas; el máximo es ${MOST_ROWS}`)
  }
  await importing(({ tx }) => keepHeaders(tx, file.id, { headers, mapping, isSheet }))
  return { lines, as: { mapping, isSheet } }
}

/** The files of an archive, a line for each: its columns are said by the importer. */
async function fromArchive(
  parts: Parts,
  importing: Within,
  { archive, columns }: Importer,
  file: File,
) {
  const bytes = await importing(({ tx }) => bytesOf(tx, parts.storage, file.uploadId))
  const rows = (await archive?.lines(bytes)) ?? []
  if (rows.length === 0) throw invalid('file', 'El archivo no trae documentos')
  const headers = columns.map(({ header }) => header)
  const mapping = Object.fromEntries(columns.map(({ name }, place) => [name, place]))
  await importing(({ tx }) => keepHeaders(tx, file.id, { headers, mapping, isSheet: false }))
  const lines = rows.map((cells, at): TypedLine => ({ line: at + 1, cells }))
  return { lines, as: { mapping, isSheet: false } }
}

/** Empty lines are nobody's; the others keep their number. */
const linesOf = (all: readonly string[][], dropLines: number, width: number): TypedLine[] =>
  all.flatMap((cells, at) => {
    if (at <= dropLines || cells.every((cell) => cell === '')) return []
    return [{ line: at + 1, cells: Array.from({ length: width }, (_, n) => cells[n] ?? '') }]
  })

async function bytesOf(tx: Tx, storage: Storage, id: number | null): Promise<Buffer> {
  const file = await tx
    .selectFrom('file')
    .select('storageKey')
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  if (!file) throw invalid('file', 'El archivo ya no está: súbalo de nuevo')
  return buffer(await storage.get(file.storageKey))
}

/** Which header gave which column in earlier files of the company. */
export async function rememberedHeaders(tx: Tx, code: string): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('importHeader')
    .select(['header', 'columnName'])
    .where('code', '=', code)
    .execute()
  return new Map(rows.map(({ header, columnName }) => [header, columnName]))
}

const keepHeaders = (
  tx: Tx,
  id: number,
  { headers, mapping, isSheet }: ReadAs & { headers: readonly string[] },
) =>
  tx
    .updateTable('importation')
    .set({ headers: JSON.stringify(headers), mapping: JSON.stringify(mapping), isSheet })
    .where('id', '=', id)
    .execute()

async function judgeLines(
  importing: Within,
  importer: Importer,
  as: ReadAs,
  { id, lines, progress }: { id: number; lines: readonly TypedLine[]; progress: Progress },
): Promise<void> {
  let done = 0
  for (const some of piecesInParts(lines, partReader(importer, as.mapping))) {
    await importing(async (acting) => {
      const rows = some.map((row) => ({ ...row, edited: false }))
      await keepRows(acting.tx, id, await judged(acting, importer, as, rows))
    })
    done += some.length
    await progress(done, lines.length, 'Leyendo')
  }
}

/** Rows in pieces of some thousands; those that are judged together are in one of them. */
function piecesInParts(
  lines: readonly TypedLine[],
  partOf: ((cells: readonly string[]) => string) | undefined,
): readonly (readonly TypedLine[])[] {
  if (!partOf) return piecesOf(lines, atOnce)
  const pieces: TypedLine[][] = [[]]
  for (const part of Map.groupBy(lines, ({ cells }) => partOf(cells)).values()) {
    const last = pieces.at(-1)
    if (last && (last.length === 0 || last.length + part.length <= atOnce)) last.push(...part)
    else pieces.push([...part])
  }
  return pieces
}

/** Judges the kept rows anew: a column was chosen, or what they had written was taken back. */
async function judgeStored(
  importing: Within,
  importer: Importer,
  as: ReadAs,
  { id, progress }: { id: number; progress: Progress },
): Promise<void> {
  let last: Cursor = { part: '', line: 0 }
  let done = 0
  const grouped = importer.together.length > 0
  const { rows: total } = await importing(({ tx }) => countsOfOne(tx, id))
  for (let isMore = true; isMore;) {
    await importing(async (acting) => {
      const rows = await rowsAfter(acting.tx, id, { after: last, most: atOnce, grouped })
      await keepRows(acting.tx, id, await judged(acting, importer, as, rows))
      const end = rows.at(-1)
      last = end ? { part: end.part ?? '', line: end.line } : last
      done += rows.length
      isMore = rows.length >= atOnce
    })
    await progress(done, total, 'Leyendo')
  }
}

/** What concerns the file whole: rows of one record, columns that lack, and its state. */
async function settle(tx: Tx, id: number, importer: Importer, { mapping }: ReadAs): Promise<void> {
  await markDoubled(tx, id)
  const missing = missingColumns(importer.columns, mapping)
  const { aborted } = await importationById(tx, id)
  await becomes(tx, id, await standingOf(tx, id, missing), {
    // Of a file that was taken back, the row that stopped it stays in sight.
    ...(aborted ? {} : { problem: missingWords(missing) }),
    aborted: false,
  })
}

/** Two rows of one record are both wrong: nobody knows which one was meant. */
export async function markDoubled(tx: Tx, id: number, keys?: readonly string[]): Promise<void> {
  const doubled = await doubledLines(tx, id, keys)
  const wrong = doubled.flatMap((lines) => {
    const problem = { column: null, message: doubledWords(lines) }
    return lines.map((line) => ({ line, problem }))
  })
  await markWrong(tx, id, wrong)
}

/** Whether a file can be applied whole. */
export async function standingOf(
  tx: Tx,
  id: number,
  missing: readonly ImportColumn[] = [],
): Promise<'READY' | 'TO_REPAIR'> {
  if (missing.length > 0) return 'TO_REPAIR'
  const { rows } = await sql`select from import_row where company_id = app.current_company()
    and importation_id = ${id} and result = 'ERROR' limit 1`.execute(tx)
  return rows.length > 0 ? 'TO_REPAIR' : 'READY'
}

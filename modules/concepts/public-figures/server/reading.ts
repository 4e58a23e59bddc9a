import { yearOf, type YearMonth } from '#chile/period.ts'
import type { Database, PlatformTx } from '#platform/server/sql/db.ts'
import type { FigureSource } from '../model/catalogs.ts'
import { type Answer, ask } from './fetching.ts'
import type { FigureSettings } from './settings.ts'
import { type Read, readCmf, readPrevired, readSiiUf, readSiiUtm, UnreadAnswer } from './sources.ts'

type From = { answer: Answer; reads: readonly Read[] }

/** Asks one source for the figures of a year; the month is that of today. */
async function readSource(
  source: FigureSource,
  { cmf, sii, previred }: FigureSettings,
  month: YearMonth,
): Promise<From[]> {
  const year = yearOf(month)
  if (source === 'CMF' && cmf) {
    const of = async (resource: string) => {
      const address = `${cmf.url}/${resource}/${year}?formato=json`
      const answer = await ask(address, { name: 'apikey', value: cmf.key })
      return { answer, reads: readCmf(answer.text) }
    }
    return [await of('uf'), await of('utm')]
  }
  if (source === 'SII' && sii) {
    const uf = await ask(`${sii}/uf/uf${year}.htm`)
    const utm = await ask(`${sii}/utm/utm${year}.htm`)
    return [
      { answer: uf, reads: readSiiUf(uf.text, year) },
      { answer: utm, reads: readSiiUtm(utm.text, year) },
    ]
  }
  if (source === 'PREVIRED' && previred) {
    const answer = await ask(previred)
    return [{ answer, reads: readPrevired(answer.text) }]
  }
  return []
}

type Reading = { db: Database; settings: FigureSettings; now: Date; month: YearMonth }

/**
 * Reads one source and keeps what it said: what it had said before is kept once. A source that
 * cannot be read keeps its reason, and stops no other one.
 */
export async function keepReadings(source: FigureSource, { db, settings, now, month }: Reading) {
  let problem: string | null = null
  let found: From[] = []
  try {
    found = await readSource(source, settings, month)
  } catch (error) {
    if (!(error instanceof UnreadAnswer)) throw error
    problem = error.message
  }
  await db.withPlatform(async (tx) => {
    for (const { answer, reads } of found) await keep(tx, { source, answer, reads, now })
    await tx
      .insertInto('figureSource')
      .values({ source, readAt: now, problem })
      .onConflict((on) => on.column('source').doUpdateSet({ readAt: now, problem }))
      .execute()
  })
}

type Kept = From & { source: FigureSource; now: Date }

async function keep(tx: PlatformTx, { source, answer, reads, now }: Kept): Promise<void> {
  if (reads.length === 0) return
  const { url, sha256 } = answer
  await tx
    .insertInto('figureReading')
    .values(
      reads.map(({ key, month, value }) => ({
        source,
        yearMonth: month,
        key,
        value,
        url,
        sha256,
        readAt: now,
      })),
    )
    .onConflict((on) => on.columns(['source', 'yearMonth', 'key', 'value']).doNothing())
    .execute()
}

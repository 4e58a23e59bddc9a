import { monthLabel, nextMonth, previousMonth, type YearMonth, yearMonthOf } from '#chile/period.ts'
import { inEachCompany } from '#modules/company/notices/server/index.ts'
import { hourAt, todayAt } from '#platform/server/context.ts'
import type { PlatformTask } from '#platform/server/jobs/worker.ts'
import { defineMail, enqueueMails, isMailAddress } from '#platform/server/mail/mail.ts'
import type { Database, PlatformTx } from '#platform/server/sql/db.ts'
import { holdMonths, isNear, take } from './figures.service.ts'
import { missingIn, proposalsOf, publicFiguresOf, takesAlone } from './proposals.queries.ts'
import { keepReadings } from './reading.ts'
import { figureSettings, sourcesOf } from './settings.ts'

type Parts = {
  db: Database
  publicUrl: string
  env: Readonly<Record<string, string | undefined>>
  now?: () => Date
}

/**
 * Reads the public sources once a day from their hour on, and again in the next hour those that
 * failed. Done twice it keeps the same rows; killed, the next hour goes on.
 */
export const figureTask = ({
  db,
  publicUrl,
  env,
  now = () => new Date(),
}: Parts): PlatformTask => ({
  name: 'public-figures',
  cron: '37 * * * *',
  run: async () => {
    const settings = figureSettings(env)
    const at = now()
    const month = yearMonthOf(todayAt(at))
    await followTaken(db, at, month)
    if (hourAt(at) < settings.hour) return
    for (const source of sourcesOf(settings)) {
      if (await wasRead(db, source, at)) continue
      await keepReadings(source, { db, settings, now: at, month })
    }
    for (const one of [month, nextMonth(month)]) await takeAgreed(db, one, at)
    await followTaken(db, at, month)
    if (isNear(todayAt(at), settings.warnDays)) await tellMissing(db, month, publicUrl)
  },
})

/** Whether a source was read without a problem today. */
const wasRead = (db: Database, source: 'CMF' | 'SII' | 'PREVIRED', at: Date) =>
  db.withPlatform(async (tx) => {
    const row = await tx
      .selectFrom('figureSource')
      .select('readAt')
      .where('source', '=', source)
      .where('problem', 'is', null)
      .executeTakeFirst()
    return row !== undefined && todayAt(row.readAt) === todayAt(at)
  })

/**
 * Notes in every company what the platform took for the months around: its open months say then
 * that something changed. Each company is one transaction; done twice, each figure is noted once.
 */
async function followTaken(db: Database, now: Date, month: YearMonth): Promise<void> {
  const taken = await db.onPlatform((tx) =>
    publicFiguresOf(tx, [previousMonth(month), month, nextMonth(month)]),
  )
  if (taken.length === 0) return
  await inEachCompany(db, now, ({ tx }) =>
    tx
      .insertInto('followedFigure')
      .values(taken.map(({ key, yearMonth, value }) => ({ key, yearMonth, value })))
      .onConflict((on) => on.columns(['companyId', 'key', 'yearMonth']).doNothing())
      .execute(),
  )
}

/** Takes what two sources agree on, where the platform chose it. */
const takeAgreed = (db: Database, yearMonth: YearMonth, now: Date) =>
  db.withPlatform(async (tx) => {
    if (!(await takesAlone(tx))) return
    await holdMonths(tx)
    const agreed = (await proposalsOf(tx, yearMonth)).filter(
      ({ state, agreed: same }) => state === 'PROPOSED' && same,
    )
    await take(tx, agreed, { yearMonth, now, firstBy: null, secondBy: null })
  })

/** Writes once a month to the superadmins what the month lacks. */
const tellMissing = (db: Database, month: YearMonth, publicUrl: string) =>
  db.withPlatform(async (tx) => {
    const missing = await missingIn(tx, month)
    if (missing.length === 0) return
    const mail = missingMail({
      month: monthLabel(month),
      missing: missing.join(', '),
      url: `${publicUrl}/home/indicadores-publicados?mes=${month}`,
    })
    const addresses = await superadminAddresses(tx)
    await enqueueMails(
      tx,
      addresses.map(({ id, email }) => ({ key: `figures:${month}:${id}`, to: email, mail })),
    )
  })

async function superadminAddresses(tx: PlatformTx) {
  const rows = await tx
    .selectFrom('login')
    .select(['id', 'email'])
    .where('companyId', 'is', null)
    .where('isDisabled', '=', false)
    .execute()
  return rows.flatMap(({ id, email }) =>
    email !== null && isMailAddress(email) ? [{ id, email }] : [],
  )
}

type Letter = { month: string; missing: string; url: string }

const missingMail = defineMail<Letter>(({ month, missing, url }) => ({
  subject: `Faltan indicadores de ${month}`,
  blocks: [
    `Para pagar ${month} falta: ${missing}.`,
    'Sin ellos las empresas no pueden calcular sus liquidaciones.',
    { label: 'Ver los indicadores publicados', url },
  ],
}))

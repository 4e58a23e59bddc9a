import { createHash } from 'node:crypto'
import { monthLabel, shiftMonth, type YearMonth, yearMonthOf } from '#chile/period.ts'
import { requireSecondOfPlatform } from '#modules/company/second-person/server/index.ts'
import { type PlatformContext, todayAt } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { conflict, invalid } from '#platform/server/errors.ts'
import { type PlatformTx, sql } from '#platform/server/sql/db.ts'
import { FigureSource, MUST_BE_ANOTHER } from '../model/catalogs.ts'
import { type Proposal, sourceWords, whatIsConfirmed } from '../model/proposals.ts'
import { missingIn, proposalsOf, takesAlone } from './proposals.queries.ts'
import { figureSettings, sourcesOf } from './settings.ts'

constraintMessages({
  public_figure_second: { message: MUST_BE_ANOTHER },
  public_figure_pkey: { message: 'Otra persona ya lo confirmó' },
  figure_confirmation_key: { message: 'Otra persona ya lo confirmó: vuelva a mirar' },
})

type Asked = { yearMonth: YearMonth }

const printOf = (proposals: readonly Proposal[]): string =>
  createHash('sha256').update(whatIsConfirmed(proposals)).digest('hex')

/** The first person who confirmed what a month proposes now. */
const firstOf = (tx: PlatformTx, month: YearMonth, print: string) =>
  tx
    .selectFrom('figureConfirmation')
    .select(['confirmedBy', 'confirmedAt'])
    .where('yearMonth', '=', month)
    .where('print', '=', print)
    .executeTakeFirst()

/** What the sources propose for a month, and how far its confirmation is. */
export function publicFigures(context: PlatformContext, { yearMonth }: Asked) {
  checkMonth(context, yearMonth)
  return context.services.db.withPlatform(async (tx) => {
    const proposals = await proposalsOf(tx, yearMonth)
    const print = printOf(proposals)
    const first = await firstOf(tx, yearMonth, print)
    return {
      yearMonth,
      proposals: proposals.map(({ readings, ...row }) => ({
        ...row,
        readings: readings.map(({ source, ...reading }) => ({
          ...reading,
          source: FigureSource.label(source),
        })),
      })),
      toConfirm: proposals.filter(({ state }) => state === 'PROPOSED').length,
      print,
      isFirstDone: first !== undefined,
      isMine: first?.confirmedBy === context.principal.loginId,
      firstAt: first?.confirmedAt ?? null,
    }
  })
}
export type FigureMonth = Awaited<ReturnType<typeof publicFigures>>

/** Which sources are configured, how the last reading of each went, and what a month lacks. */
export function figureSources({ services, now }: PlatformContext) {
  const settings = figureSettings(process.env)
  const today = todayAt(now)
  return services.db.withPlatform(async (tx) => {
    const last = await tx
      .selectFrom('figureSource')
      .select(['source', 'readAt', 'problem'])
      .orderBy('source')
      .execute()
    const configured = sourcesOf(settings)
    const month = yearMonthOf(today)
    return {
      sources: FigureSource.options.map(({ value, label }) => {
        const row = last.find(({ source }) => source === value)
        return {
          label,
          isConfigured: configured.some((one) => one === value),
          readAt: row?.readAt ?? null,
          problem: row?.problem ?? null,
        }
      }),
      takesAlone: await takesAlone(tx),
      month,
      missing: isNear(today, settings.warnDays) ? await missingIn(tx, month) : [],
    }
  })
}
export type FigureSources = Awaited<ReturnType<typeof figureSources>>

/** Salaries are paid in the last days of a month: what it lacks is shown some days before. */
const PAID_FROM = 25
export const isNear = (today: string, warnDays: number): boolean =>
  Number(today.slice(8)) >= PAID_FROM - warnDays

function checkMonth({ now }: PlatformContext, month: YearMonth): void {
  const last = shiftMonth(yearMonthOf(todayAt(now)), 2)
  if (month < 202401 || month > last) {
    throw invalid('yearMonth', `Se leen de enero de 2024 a ${monthLabel(last)}`)
  }
}

/** The changes of a month come one after the other: each sees what the one before left. */
export async function holdMonths(tx: PlatformTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('public_figure'))`.execute(tx)
}

/**
 * Confirms everything that is proposed for a month, as it was shown. The first person's act waits
 * for the second one's; what stopped is confirmed by nobody.
 *
 * @throws UserError conflict
 */
export function confirmFigureMonth(
  context: PlatformContext,
  { yearMonth, print }: Asked & { print: string },
) {
  const { services, principal, now } = context
  checkMonth(context, yearMonth)
  return services.db.withPlatform(async (tx) => {
    await holdMonths(tx)
    const proposals = await proposalsOf(tx, yearMonth)
    const proposed = proposals.filter(({ state }) => state === 'PROPOSED')
    if (proposed.length === 0) throw conflict('No hay nada por confirmar en este mes')
    if (print !== printOf(proposals)) {
      throw conflict('Las fuentes dicen otra cosa desde que abrió la página: vuelva a mirar')
    }
    const confirmedBy = principal.loginId
    const first = await firstOf(tx, yearMonth, print)
    if (!first) {
      await tx
        .insertInto('figureConfirmation')
        .values({ yearMonth, print, confirmedBy, confirmedAt: now })
        .execute()
      await recorded(tx, confirmedBy, `Indicadores de ${monthLabel(yearMonth)}: primera persona`)
      return { taken: 0 }
    }
    if (first.confirmedBy === confirmedBy) throw conflict(MUST_BE_ANOTHER)
    await requireSecondOfPlatform(tx, context, first.confirmedBy)
    const by = { firstBy: first.confirmedBy, secondBy: confirmedBy }
    await take(tx, proposed, { yearMonth, now, ...by })
    await recorded(tx, confirmedBy, `Indicadores de ${monthLabel(yearMonth)}: confirmados`)
    return { taken: proposed.length }
  })
}

type Taking = { yearMonth: YearMonth; now: Date; firstBy: number | null; secondBy: number | null }

/** From now on every company that entered none of its own calculates with these figures. */
export async function take(
  tx: PlatformTx,
  proposals: readonly Proposal[],
  { yearMonth, now, firstBy, secondBy }: Taking,
): Promise<void> {
  if (proposals.length === 0) return
  await tx
    .insertInto('publicFigure')
    .values(
      proposals.map(({ key, value, readings }) => ({
        key,
        yearMonth,
        value,
        source: sourceWords(readings),
        url: readings[0]?.url ?? '',
        firstBy,
        secondBy,
        takenAt: now,
      })),
    )
    .execute()
}

/** Decides whether what two sources agree on is taken without people. */
export function chooseFiguresAlone(
  { services, principal, now }: PlatformContext,
  { takesAlone: chosen }: { takesAlone: boolean },
) {
  return services.db.withPlatform(async (tx) => {
    await tx
      .insertInto('figureChoice')
      .values({ takesAlone: chosen, chosenBy: principal.loginId, chosenAt: now })
      .execute()
    const words = chosen ? 'se toman solos cuando dos fuentes coinciden' : 'los confirman personas'
    await recorded(tx, principal.loginId, `Indicadores publicados: ${words}`)
    return { takesAlone: chosen }
  })
}

const recorded = (tx: PlatformTx, loginId: number, subject: string) =>
  tx.insertInto('platformEvent').values({ loginId, action: 'Modificado', subject }).execute()

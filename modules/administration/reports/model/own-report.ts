import { addDays, type ISODate, weekday } from '#chile/dates.ts'
import { firstDay, nextMonth, yearMonthOf } from '#chile/period.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import {
  choice,
  date,
  flag,
  id,
  integer,
  longText,
  optional,
  ref,
  text,
} from '#platform/model/field.ts'
import { ReportFormat } from './report.ts'

/** How often a report goes by mail. */
export const ReportEvery = catalog('ReportEvery', { WEEK: 'Cada semana', MONTH: 'Cada mes' })

/** A report that somebody cut for themself from one of the product. */
export const OwnReport = entity({
  name: 'OwnReport',
  table: 'own_report',
  label: 'Reporte propio',
  fields: {
    id: id('ownReport'),
    name: text('Nombre', { max: 80, help: 'Por ejemplo: Dotación por área' }),
    description: optional(longText('Para qué sirve', { max: 500 })),
    report: text('Reporte', { max: 60 }),
    shared: flag('Compartir con la empresa', {
      help: 'Lo ven quienes pueden ver el reporte de origen, cada uno con los datos que alcanza',
    }),
    version: integer('Versión'),
  },
})

/** That a report goes to somebody by mail. */
export const ReportSubscription = entity({
  name: 'ReportSubscription',
  table: 'report_subscription',
  label: 'Envío de un reporte',
  fields: {
    id: id('reportSubscription'),
    ownReportId: ref('ownReport', 'Reporte propio'),
    every: choice(ReportEvery, 'Cada cuánto'),
    day: integer('Día', { min: 1, max: 28, help: 'De la semana, desde el lunes, o del mes' }),
    format: choice(ReportFormat, 'Formato'),
    nextOn: date('Próximo envío'),
  },
})

/**
 * The next day of a sending, after today: the weekday (1 is Monday) or the day of the month.
 *
 * @throws RangeError when a week has no such day
 */
export function nextSending(
  { every, day }: { every: ValueOf<typeof ReportEvery>; day: number },
  today: ISODate,
): ISODate {
  if (every === 'WEEK') {
    if (day > 7) throw new RangeError('a week has seven days')
    const ahead = (day % 7) - weekday(today)
    return addDays(today, ahead > 0 ? ahead : ahead + 7)
  }
  const ofThis = addDays(firstDay(yearMonthOf(today)), day - 1)
  return ofThis > today ? ofThis : addDays(firstDay(nextMonth(yearMonthOf(today))), day - 1)
}

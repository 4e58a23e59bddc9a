import type { PublicHoliday } from './calendar.ts'
import { addDays, type ISODate, toDate, weekday } from './dates.ts'
import { easterOf, juneSolsticeOf } from './sky.ts'

type Given = Pick<PublicHoliday, 'date' | 'name' | 'law'> & Partial<PublicHoliday>

const [MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY] = [1, 2, 3, 4, 5]

/** The communes of Chillán and Chillán Viejo (Ley 20.768), and the region of Arica (Ley 20.663). */
const CHILLAN = ['16101', '16103']
const ARICA = ['15']

/**
 * The legal holidays of a year as the law computes them, in order of date, each with its law.
 * Elections (Ley 18.700) are not among them: they are entered when they are called. The day of the
 * indigenous peoples is an astronomical date, which whoever confirms it verifies.
 *
 * Sources: Leyes 2.977, 3.810, 18.432, 19.668, 19.973, 20.148, 20.215, 20.299, 20.663, 20.768,
 * 20.983 and 21.357; Código del Trabajo, art. 35 (Biblioteca del Congreso Nacional).
 */
export function holidaysOfYear(year: number): readonly PublicHoliday[] {
  const on = (month: number, day: number) => toDate(year, month, day)
  const easter = easterOf(year)
  const given: Given[] = [
    civil(on(1, 1), 'Año Nuevo', 'Ley 2.977', true),
    ...newYearBridge(year),
    religious(addDays(easter, -2), 'Viernes Santo', 'Ley 2.977'),
    religious(addDays(easter, -1), 'Sábado Santo', 'Ley 2.977'),
    civil(on(5, 1), 'Día Nacional del Trabajo', 'Código del Trabajo, art. 35', true),
    civil(on(5, 21), 'Día de las Glorias Navales', 'Ley 2.977'),
    {
      ...civil(on(6, 7), 'Asalto y Toma del Morro de Arica', 'Ley 20.663'),
      scope: 'REGION',
      places: ARICA,
    },
    civil(juneSolsticeOf(year), 'Día Nacional de los Pueblos Indígenas', 'Ley 21.357'),
    religious(moved(on(6, 29)), 'San Pedro y San Pablo', 'Leyes 18.432 y 19.668'),
    religious(on(7, 16), 'Día de la Virgen del Carmen', 'Ley 20.148'),
    religious(on(8, 15), 'Asunción de la Virgen', 'Ley 2.977'),
    {
      ...civil(on(8, 20), "Nacimiento de Bernardo O'Higgins", 'Ley 20.768'),
      scope: 'COMMUNE',
      places: CHILLAN,
    },
    ...septemberBridge(year),
    civil(on(9, 18), 'Independencia Nacional', 'Ley 2.977', true),
    civil(on(9, 19), 'Día de las Glorias del Ejército', 'Ley 2.977', true),
    civil(moved(on(10, 12)), 'Encuentro de Dos Mundos', 'Leyes 3.810 y 19.668'),
    religious(
      evangelicals(on(10, 31)),
      'Día Nacional de las Iglesias Evangélicas y Protestantes',
      'Ley 20.299',
    ),
    religious(on(11, 1), 'Día de Todos los Santos', 'Ley 2.977'),
    religious(on(12, 8), 'Inmaculada Concepción', 'Ley 2.977'),
    religious(on(12, 25), 'Navidad', 'Ley 2.977', true),
    { ...civil(on(12, 31), 'Feriado bancario', null), scope: 'BANKS' },
  ]
  return given.map((day) => ({ ...usual, ...day })).toSorted(byDate)
}

const byDate = (a: PublicHoliday, b: PublicHoliday): number => a.date.localeCompare(b.date)

const usual = {
  type: 'CIVIL',
  irrevocable: false,
  scope: 'NATIONAL',
  places: [],
  status: 'ok',
} as const satisfies Partial<PublicHoliday>

const civil = (date: ISODate, name: string, law: string | null, irrevocable = false): Given => ({
  date,
  name,
  law,
  irrevocable,
})

const religious = (date: ISODate, name: string, law: string, irrevocable = false): Given => ({
  ...civil(date, name, law, irrevocable),
  type: 'RELIGIOUS',
})

/**
 * Ley 19.668: from Tuesday to Thursday it is kept on the Monday of that week, and a Friday on the
 * Monday that follows.
 */
function moved(day: ISODate): ISODate {
  const of = weekday(day)
  if (of === FRIDAY) return addDays(day, 3)
  return of >= TUESDAY && of <= THURSDAY ? addDays(day, MONDAY - of) : day
}

/** Ley 20.299: a Tuesday is kept on the Friday before, a Wednesday on the Friday of that week. */
function evangelicals(day: ISODate): ISODate {
  const of = weekday(day)
  if (of === TUESDAY) return addDays(day, -4)
  return of === WEDNESDAY ? addDays(day, 2) : day
}

/** Ley 20.983: the second of January when it is a Monday. */
function newYearBridge(year: number): Given[] {
  const second = toDate(year, 1, 2)
  return weekday(second) === MONDAY
    ? [civil(second, 'Feriado adicional de Año Nuevo', 'Ley 20.983')]
    : []
}

/**
 * Beside the 18th and 19th of September: Monday 17 and Friday 20 where one working day would be
 * left between them and the weekend (Ley 20.215), and Friday 17 (Ley 20.983).
 */
function septemberBridge(year: number): Given[] {
  const extra = (day: number, law: string) => [
    civil(toDate(year, 9, day), 'Feriado adicional Fiestas Patrias', law),
  ]
  const of = weekday(toDate(year, 9, 18))
  if (of === TUESDAY) return extra(17, 'Ley 20.215')
  if (of === WEDNESDAY) return extra(20, 'Ley 20.215')
  return of === FRIDAY + 1 ? extra(17, 'Ley 20.983') : []
}

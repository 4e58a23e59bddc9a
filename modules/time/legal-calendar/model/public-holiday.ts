import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import { choice, date, flag, id, longText, optional, text } from '#platform/model/field.ts'
import { HolidayKind, HolidayScope } from './catalogs.ts'

/** What a row does to the calendar. */
export const HolidayChange = catalog('PublicHolidayChange', {
  ADD: 'Nuevo feriado',
  CHANGE: 'Cambio',
  REMOVE: 'Eliminación',
})
export type HolidayChange = ValueOf<typeof HolidayChange>

/** How a row stands; what another row took the place of is no longer in force. */
export const HolidayState = catalog('PublicHolidayState', {
  PENDING: 'Por confirmar',
  IN_FORCE: 'Vigente',
  REPLACED: 'Sin efecto',
  REJECTED: 'Rechazado',
})
export type HolidayState = ValueOf<typeof HolidayState>

/** A day of the country's calendar, as one person of the platform enters it. */
export const PublicHolidayEntry = entity({
  name: 'PublicHolidayEntry',
  table: 'public_holiday',
  label: 'Feriado legal',
  fields: {
    id: id('publicHoliday'),
    date: date('Fecha'),
    title: text('Nombre', { max: 100 }),
    law: optional(
      text('Ley', { max: 120, help: 'La que lo da, lo cambia o lo quita: Ley 21.357, art. único' }),
    ),
    type: choice(HolidayKind, 'Tipo'),
    scope: choice(HolidayScope, 'Rige en'),
    places: optional(
      text('Regiones o comunas', { max: 300, help: 'Códigos del territorio, separados por coma' }),
    ),
    irrevocable: flag('Irrenunciable'),
    comment: optional(longText('Comentario', { max: 500 })),
    change: choice(HolidayChange, 'Acto'),
    state: choice(HolidayState, 'Estado'),
    reason: optional(longText('Motivo', { max: 500 })),
  },
})

export type Act = 'confirm' | 'reject' | 'replace'

type Standing = {
  readonly state: HolidayState
  readonly change: HolidayChange
  /** Entered by who asks. */
  readonly mine: boolean
  /** Waits with its whole year. */
  readonly withYear: boolean
  /** A change or a removal of it already waits. */
  readonly contested: boolean
}

/** Why something may not be done with a row: the screen and the server say the same. */
export function whyNot(act: Act, row: Standing): string | undefined {
  if (act === 'replace') {
    if (row.state !== 'IN_FORCE') return 'Solo se cambia o elimina un feriado vigente'
    return row.contested ? 'Ya hay un cambio por confirmar de este feriado' : undefined
  }
  if (row.state === 'REJECTED') return 'Ya está rechazado'
  if (row.state !== 'PENDING') return 'Ya está confirmado'
  if (act === 'reject') return undefined
  if (row.mine) return MUST_BE_ANOTHER
  return row.withYear ? 'Se confirma junto con el calendario de su año' : undefined
}

/** What the entry says to the person who made it. */
export const MUST_BE_ANOTHER = 'Debe confirmarlo una persona distinta de quien lo ingresó'

/** The month by which the calendar of the next year is loaded. */
const LOADED_BY = 7

/** The next year, where it has no calendar although July has come; else nothing. */
export function overdueYear(years: readonly number[], today: string): number | null {
  const [year = 0, month = 0] = today.split('-').map(Number)
  if (!years.includes(year)) return year
  return month >= LOADED_BY && !years.includes(year + 1) ? year + 1 : null
}

/** The first year after those with a calendar: the one to propose. */
export const yearToPropose = (years: readonly number[]): number => Math.max(...years) + 1

/** The codes of the territory that somebody typed, each once, in order. */
export const placesIn = (typed: string | null): readonly string[] =>
  [...new Set((typed ?? '').split(/[\s,;]+/).filter(Boolean))].toSorted()

import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import {
  choice,
  decimal,
  flag,
  id,
  integer,
  longText,
  optional,
  text,
  timestamp,
  yearMonth,
} from '#platform/model/field.ts'

/** What is known of a figure of a month. The first four are the platform's own publication. */
export const IndicatorStatus = catalog('IndicatorStatus', {
  OK: 'Confirmado',
  SINGLE: 'Una fuente',
  DOUBTFUL: 'Dudoso',
  MISSING: 'Falta',
  COMPANY: 'Ingresado por la empresa',
  PLATFORM: 'Publicado por la plataforma',
})

/** The name of the platform's own publication of a figure; missing where there is none. */
export const publishedStatus = (
  published: keyof typeof statuses = 'missing',
): ValueOf<typeof IndicatorStatus> => statuses[published]

const statuses = { ok: 'OK', single: 'SINGLE', doubtful: 'DOUBTFUL', missing: 'MISSING' } as const

export const IndicatorState = catalog('IndicatorState', {
  PENDING: 'Por confirmar',
  CONFIRMED: 'Vigente',
  REVOKED: 'Anulado',
})

/** A figure that the company entered for a month, and who answers for it. */
export const IndicatorEntry = entity({
  name: 'IndicatorEntry',
  table: 'indicator',
  label: 'Indicador ingresado',
  fields: {
    id: id('indicator'),
    key: text('Indicador', { max: 40 }),
    yearMonth: yearMonth('Mes'),
    value: decimal('Valor', 4, { min: -999 }),
    source: text('Fuente', { max: 300, help: 'Dónde se leyó: institución y documento' }),
    sourceUrl: optional(text('Enlace', { max: 500, placeholder: 'https://' })),
    comment: optional(longText('Comentario', { max: 500 })),
    state: choice(IndicatorState, 'Estado'),
    outOfBounds: flag('Fuera de los límites'),
    needsSecond: flag('Requiere otra persona'),
    enteredAt: timestamp('Ingresado'),
    confirmedAt: optional(timestamp('Confirmado')),
    revokedAt: optional(timestamp('Anulado')),
    revokeReason: optional(longText('Motivo', { max: 500 })),
    version: integer('Versión'),
  },
})

type Entry = { state: ValueOf<typeof IndicatorState>; needsSecond: boolean; mine: boolean }

/** What may be done with an entry, or why not: the screen and the server say the same. */
export function whyNot(verb: 'confirm' | 'revoke', entry: Entry): string | undefined {
  if (entry.state === 'REVOKED') return 'El valor ya está anulado'
  if (verb === 'revoke') return undefined
  if (entry.state === 'CONFIRMED') return 'El valor ya está vigente'
  return entry.mine ? 'Debe confirmarlo una persona distinta de quien lo ingresó' : undefined
}

/** Why a figure of a table is not entered alone. */
export const withTable = 'Se ingresa con la tabla completa de asignación familiar'

/** Only a web address is a link. */
export const isLink = (url: string | null): boolean => url === null || /^https?:\/\/\S+$/.test(url)

import { contractColumns } from '#modules/people/file-contracts/model/contract-of-row.ts'
import { importer } from '#platform/server/imports/importer.ts'
import { DetailedItemRow, LastingItemRow, MonthItemRow, WideItemRow } from '../model/item-rows.ts'
import { undoItems } from './file-cells.ts'
import { allLasting, applyLasting, matchLasting, objectionsToLasting } from './lasting-file.ts'
import { applyCells, matchCells, objectionsToCells, openCells } from './month-file.ts'
import { allWide, applyWide, itemColumns, matchWide, objectionsToWide } from './wide-file.ts'

const item = { header: 'ítem', aliases: ['concepto', 'haber o descuento', 'código de ítem'] }
const value = { header: 'valor', aliases: ['monto', 'importe'] }
const month = { header: 'mes', aliases: ['período', 'mes de remuneración'] }

/** Who enters the values of a month enters them from a file, new or not. */
const ofTheMonth = {
  area: 'importPayroll',
  service: 'userItems',
  needs: { create: 'userItems.update', update: 'userItems.update' },
} as const

importer(MonthItemRow, {
  ...ofTheMonth,
  code: 'ITEMS_SIMPLIFIED',
  label: 'Ítems del mes',
  about: 'Un valor por fila, de una persona y un ítem, para el mes abierto o el que diga.',
  columns: { ...contractColumns, item, value, month },
  keys: ['rut', 'contract', 'item', 'month'],
  match: matchCells,
  check: objectionsToCells,
  write: { apply: applyCells, undo: undoItems },
  all: openCells,
})

importer(DetailedItemRow, {
  ...ofTheMonth,
  code: 'PAYROLL_DETAILED',
  label: 'Ítems del mes, con detalle',
  about: 'Lo mismo con cantidad y comentario: tantas horas, bultos o turnos a tanto cada uno.',
  columns: {
    ...contractColumns,
    item,
    quantity: { header: 'cantidad', aliases: ['unidades'] },
    value,
    comment: { header: 'comentario', aliases: ['observación', 'glosa'] },
    month,
  },
  keys: ['rut', 'contract', 'item', 'month'],
  match: matchCells,
  check: objectionsToCells,
  write: { apply: applyCells, undo: undoItems },
  all: openCells,
})

importer(WideItemRow, {
  ...ofTheMonth,
  code: 'PAYROLL_COMPLETE',
  label: 'Planilla del mes',
  about: 'Una fila por persona y una columna por ítem. Lo vacío queda como está; el 0 es cero.',
  columns: { ...contractColumns, month },
  more: itemColumns,
  keys: ['rut', 'contract', 'month'],
  match: matchWide,
  check: objectionsToWide,
  write: { apply: applyWide, undo: undoItems },
  all: allWide,
})

importer(LastingItemRow, {
  code: 'USER_ITEMS',
  label: 'Haberes y descuentos que duran',
  about: 'Los permanentes, los que tienen término y los que van en cuotas.',
  area: 'importPayroll',
  service: 'userItems',
  columns: {
    ...contractColumns,
    item,
    value,
    startMonth: { header: 'desde', aliases: ['mes de inicio', 'inicio'] },
    endMonth: { header: 'hasta', aliases: ['mes de término', 'término'] },
    totalQuotas: { header: 'cuotas', aliases: ['número de cuotas', 'n° de cuotas'] },
    currency: { header: 'moneda', aliases: ['unidad'] },
    permanent: { header: 'permanente', aliases: ['fijo'] },
    comment: { header: 'comentario', aliases: ['observación', 'glosa'] },
  },
  keys: ['rut', 'contract', 'item', 'startMonth'],
  match: matchLasting,
  check: objectionsToLasting,
  write: { apply: applyLasting, undo: undoItems },
  all: allLasting,
})

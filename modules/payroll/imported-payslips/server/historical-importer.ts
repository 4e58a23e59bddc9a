import { contractColumns } from '#modules/people/file-contracts/model/contract-of-row.ts'
import { importer } from '#platform/server/imports/importer.ts'
import { HistoricalRow } from '../model/imported-payslip.ts'
import { allPays, bookColumns, matchPays, objectionsToPays } from './historical-file.ts'
import { applyPays, undoPays } from './historical-file.writes.ts'

importer(HistoricalRow, {
  code: 'HISTORICAL_PAYROLLS',
  label: 'Remuneraciones históricas',
  about:
    'Lo que pagó el sistema anterior, por mes y columna del Libro de Remuneraciones: cuenta en ' +
    'los promedios de vacaciones y finiquitos y en la gratificación del año. No se recalcula.',
  area: 'importPayroll',
  service: 'userItems',
  needs: { create: 'userItems.update', update: 'userItems.update' },
  columns: {
    ...contractColumns,
    businessId: { header: 'razón social', aliases: ['empresa'] },
    month: { header: 'mes', aliases: ['período'] },
    days: { header: 'días', aliases: ['días trabajados', 'nro días trabajados en el mes'] },
    net: { header: 'líquido', aliases: ['total líquido', 'líquido a pagar'] },
  },
  more: bookColumns,
  keys: ['rut', 'contract', 'businessId', 'month'],
  match: matchPays,
  check: objectionsToPays,
  write: { apply: applyPays, undo: undoPays },
  all: allPays,
})

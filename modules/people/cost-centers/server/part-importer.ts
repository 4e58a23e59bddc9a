import { contractColumns } from '#modules/people/file-contracts/model/contract-of-row.ts'
import { importer } from '#platform/server/imports/importer.ts'
import { PartRow } from '../model/part-row.ts'
import { allParts, matchParts, objectionsToParts } from './parts-file.ts'
import { applyParts, undoParts } from './parts-file.writes.ts'

importer(PartRow, {
  code: 'COST_CENTERS',
  label: 'Centros de costo de contratos',
  about: 'Qué parte de cada contrato va a qué centro, desde cuándo. Cada día debe sumar 100 %.',
  area: 'importPayroll',
  service: 'costCenterContracts',
  columns: {
    ...contractColumns,
    center: { header: 'centro', aliases: ['centro de costo', 'código de centro'] },
    percentage: { header: 'porcentaje', aliases: ['%', 'parte'] },
    startDate: { header: 'desde', aliases: ['rige desde'] },
    endDate: { header: 'hasta' },
  },
  keys: ['rut', 'contract', 'center', 'startDate'],
  together: ['rut'],
  match: matchParts,
  check: objectionsToParts,
  write: { apply: applyParts, undo: undoParts },
  all: allParts,
})

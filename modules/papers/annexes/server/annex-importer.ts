import { contractColumns } from '#modules/people/file-contracts/model/contract-of-row.ts'
import { importer } from '#platform/server/imports/importer.ts'
import { AnnexRow, termChoices } from '../model/annex-file.ts'
import { allAnnexRows, matchAnnexes } from './annex-file.ts'
import { objectionsToAnnexes } from './annex-file.checks.ts'
import { applyAnnexes, undoAnnexes } from './annex-file.writes.ts'

importer(AnnexRow, {
  code: 'ANNEXES',
  label: 'Anexos de contratos',
  about: 'Borradores de anexos: un campo por fila. Las filas de un contrato y un día son un anexo.',
  area: 'importPeople',
  service: 'annexes',
  columns: {
    ...contractColumns,
    title: { aliases: ['nombre', 'anexo'] },
    effectiveOn: { aliases: ['desde', 'fecha'] },
    field: { aliases: ['cambia', 'término'], choices: termChoices },
    value: { aliases: ['nuevo valor'], help: 'Como en los contratos: 650.000, 42, Indefinido' },
  },
  keys: ['rut', 'contract', 'effectiveOn', 'field'],
  together: ['rut'],
  match: matchAnnexes,
  check: objectionsToAnnexes,
  write: { apply: applyAnnexes, undo: undoAnnexes },
  all: allAnnexRows,
})

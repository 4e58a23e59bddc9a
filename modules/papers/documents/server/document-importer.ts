import { importer } from '#platform/server/imports/importer.ts'
import { pdfsOf } from '#platform/server/uploads/archive.ts'
import { ArchivedRow, readName } from '../model/archived-row.ts'
import { folderOptions, matchArchived, objectionsToArchived, typeOptions } from './document-file.ts'
import { applyArchived, undoArchived } from './document-file.writes.ts'

importer(ArchivedRow, {
  code: 'DOCUMENTS_ZIP',
  label: 'Documentos de personas',
  about:
    'Un .zip con PDF, cada uno llamado RUT_nombre.pdf, que van a una carpeta de las personas. ' +
    'Hasta 500 documentos.',
  area: 'importSystem',
  service: 'digitalFolder',
  needs: { create: 'digitalFolder.create', update: 'digitalFolder.create' },
  columns: {
    file: { header: 'archivo' },
    rut: {},
    name: { header: 'nombre' },
    sha256: { header: 'huella' },
    check: { header: 'revisión' },
  },
  keys: ['rut', 'sha256'],
  match: matchArchived,
  check: objectionsToArchived,
  write: { apply: applyArchived, undo: undoArchived },
  all: async () => [],
  archive: {
    params: [
      { name: 'folderId', label: 'Carpeta', options: folderOptions },
      { name: 'typeId', label: 'Tipo de documento', options: typeOptions },
    ],
    lines: async (bytes) =>
      (await pdfsOf(bytes)).map(({ name: file, sha256, problem }) => {
        const { rut, name } = readName(file)
        return [file, rut, name, sha256, problem ?? '']
      }),
  },
})

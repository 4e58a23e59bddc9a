import { entity, type ValuesOf } from '#platform/model/entity.ts'
import { optional, rut, text } from '#platform/model/field.ts'
import { Document } from './document.ts'

/** A file of an archive: whose it is and what it will be called, by its name. */
export const ArchivedRow = entity({
  name: 'ArchivedRow',
  table: 'document',
  label: 'Documento',
  fields: {
    file: text('Archivo', { max: 255 }),
    rut: rut('RUT', { sensitivity: 'C' }),
    name: Document.fields.name,
    sha256: text('Huella', { max: 64, help: 'SHA-256 del archivo: no se corrige' }),
    check: optional(text('Revisión', { max: 200 })),
  },
})
export type ArchivedValues = Partial<ValuesOf<(typeof ArchivedRow)['fields']>>

/** «12.345.678-5_Liquidación de marzo.pdf»: the RUT of a person, and the name of a document. */
const named = /^([\d.]+-?[\dkK])_(.+?)(?:\.pdf)?$/iu

/** Whose a file is and its name, by its own; one that is called otherwise says no RUT. */
export function readName(file: string): { rut: string; name: string } {
  const [, rut = '', name] = named.exec(file.normalize('NFC')) ?? []
  return { rut, name: (name ?? file.replace(/\.pdf$/i, '')).replaceAll('_', ' ').trim() }
}

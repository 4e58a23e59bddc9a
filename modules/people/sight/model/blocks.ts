import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import { choice, date, id, integer, longText, optional, ref } from '#platform/model/field.ts'

/** The parts of a person's data that a block closes to others, each by itself. */
export const BlockScope = catalog('BlockScope', {
  CONTACT: 'Datos de contacto',
  PICTURE: 'Foto, saludos y presencia',
  FAMILY: 'Grupo familiar',
  FIELDS: 'Campos de la ficha',
})
export type BlockScope = ValueOf<typeof BlockScope>

/** What each part closes, as whoever answers and its person read it. */
export const scopeCloses: Readonly<Record<BlockScope, string>> = {
  CONTACT: 'Correo y teléfono personales, dirección, comuna, ciudad y región',
  PICTURE: 'La foto, los cumpleaños y aniversarios, y si está en línea',
  FAMILY: 'Familiares, contactos de emergencia y sus documentos',
  FIELDS: 'Los campos que agregó la empresa, también en filtros y archivos',
}

/** The words in the place of blocked data: an empty place would be read as no data. */
export const BLOCKED = 'Bloqueado a petición de su titular'

/** A part of a person's data that nobody else is shown from a day on. */
export const PrivacyBlock = entity({
  name: 'PrivacyBlock',
  table: 'privacy_block',
  label: 'Bloqueo de datos',
  fields: {
    id: id('privacyBlock'),
    userId: ref('user', 'Persona'),
    scope: choice(BlockScope, 'Qué se bloquea'),
    since: date('Desde'),
    until: optional(date('Hasta')),
    requestId: ref('privacyRequest', 'Solicitud'),
    endedReason: optional(longText('Por qué terminó', { max: 500, sensitivity: 'B' })),
    version: integer('Versión'),
  },
})

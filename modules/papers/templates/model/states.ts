import { stateMachine } from '#platform/model/states.ts'
import { TemplateState } from './catalogs.ts'

const ARCHIVED = 'La plantilla está archivada'

/** The states of a template; the database refuses any other way between them. */
export const templateStates = stateMachine({
  states: TemplateState,
  tones: { DRAFT: 'neutral', PUBLISHED: 'success', ARCHIVED: 'neutral' },
  acts: {
    edit: {
      label: 'Modificar',
      permission: 'documentTemplates.update',
      from: ['DRAFT', 'PUBLISHED'],
      refusals: { ARCHIVED },
    },
    publish: {
      label: 'Publicar',
      permission: 'documentTemplates.update',
      from: ['DRAFT', 'PUBLISHED'],
      to: 'PUBLISHED',
      refusals: { ARCHIVED },
      means: 'Desde ahora los documentos se generan con este texto, que ya no cambia.',
      done: 'Plantilla publicada',
    },
    remove: {
      label: 'Eliminar',
      permission: 'documentTemplates.delete',
      from: ['DRAFT'],
      refusals: {
        PUBLISHED: 'Ya se publicó: archívela, y queda lo que se hizo con ella',
        ARCHIVED: 'Ya se publicó: queda archivada',
      },
      means: 'El borrador se elimina.',
      done: 'Plantilla eliminada',
    },
    archive: {
      label: 'Archivar',
      permission: 'documentTemplates.update',
      from: ['PUBLISHED'],
      to: 'ARCHIVED',
      refusals: { DRAFT: 'Un borrador se elimina', ARCHIVED },
      means: 'No se generan más documentos con ella; los que se hicieron quedan.',
      done: 'Plantilla archivada',
    },
    generate: {
      label: 'Generar documento',
      permission: 'digitalFolder.create',
      from: ['PUBLISHED'],
      refusals: { DRAFT: 'Publíquela antes de generar documentos', ARCHIVED },
    },
  },
})

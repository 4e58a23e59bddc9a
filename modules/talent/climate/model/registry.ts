import type { Apart } from '#platform/model/keeping.ts'
import { integer, timestamp } from '#platform/model/field.ts'
import { as, internal, type Registry, usual } from '#platform/model/registry.ts'

/** The rows that this module keeps. What people answered is in no history. */
export const registry = {
  climate_survey: {
    label: 'Resultados de una encuesta confidencial',
    owner: {},
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...internal('survey_id', 'families', 'crossings', 'open_to_everyone'),
      ...internal('key_place', 'text_key_place', 'key_made_at'),
      key_gone_at: as('climateResults.read', timestamp('Llave destruida')),
      sealed_at: as('climateResults.read', timestamp('Resultados publicados')),
      invited: as('climateResults.read', integer('Personas invitadas')),
      answered: as('climateResults.read', integer('Personas que respondieron')),
    },
  },
} satisfies Registry

/** Answers of nobody, and groups of people. */
export const apart = {
  climate_draft: {
    label: 'Respuestas confidenciales de encuestas abiertas',
    keep: 'LABOUR',
    whose: 'NOBODY',
  },
  climate_cell: { label: 'Grupos de los resultados de clima', keep: 'LABOUR', whose: 'COMPANY' },
  climate_cell_question: {
    label: 'Respuestas sumadas de cada grupo',
    keep: 'LABOUR',
    whose: 'COMPANY',
  },
  climate_sealed: {
    label: 'Respuestas de encuestas cerradas, sin persona',
    keep: 'LABOUR',
    whose: 'NOBODY',
  },
  climate_text: {
    label: 'Comentarios de encuestas cerradas, sin persona',
    keep: 'LABOUR',
    whose: 'NOBODY',
  },
} satisfies Apart

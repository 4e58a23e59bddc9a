import { pathTo } from '#platform/web/screen/screens.ts'
import type { SurveyPart } from '../model/catalogs.ts'
import { partOf } from '../model/states.ts'
import type { SurveyType } from '../model/survey-types.ts'

const settings: Readonly<Record<SurveyPart, string>> = {
  evaluations: 'evaluaciones/configuracion',
  surveys: 'encuesta/configuracion',
}

/** Where a survey is written, by its type. */
export const builderPath = ({ id, type }: { id: string; type: SurveyType }): string =>
  pathTo(`${settings[partOf(type)]}/:id`, { id })

/** Where the surveys of a part are written. */
export const settingsPath = (part: SurveyPart): string => pathTo(settings[part])

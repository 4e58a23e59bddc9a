import { hook } from '#platform/model/hook.ts'
import type { Context } from '#platform/server/context.ts'
import type { SurveyPrivacy } from '../model/catalogs.ts'
import type { SurveyCheck } from '../model/checks.ts'

type Checked = { readonly id: number; readonly privacy: SurveyPrivacy; readonly minGroup: number }

/** What other modules look at before a survey is activated. */
export const activationCheck =
  hook<(context: Context, survey: Checked) => Promise<readonly SurveyCheck[]>>(
    'activation of a survey',
  )

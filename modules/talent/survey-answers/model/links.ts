import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity, type ValuesOf } from '#platform/model/entity.ts'
import { choice, flag, id, integer, optional, ref, timestamp } from '#platform/model/field.ts'
import { internal, type Registry, shown, usual } from '#platform/model/registry.ts'

/** What a link opens. */
export const LinkKind = catalog('SurveyLinkKind', {
  PERSONAL: 'De una persona',
  SHARED: 'Compartido',
})
export type LinkKind = ValueOf<typeof LinkKind>

export const LinkState = catalog('SurveyLinkState', {
  LIVE: 'Vigente',
  USED: 'Usado',
  EXPIRED: 'Vencido',
  REVOKED: 'Revocado',
})
export type LinkState = ValueOf<typeof LinkState>

/** The most browsers that one shared link lets in. */
export const MOST_USES = 50_000

/** A link by which a survey is answered without signing in. */
export const SurveyLink = entity({
  name: 'SurveyLink',
  table: 'public_token',
  label: 'Enlace de encuesta',
  fields: {
    id: id('surveyLink'),
    surveyId: ref('survey', 'Encuesta'),
    userSurveyId: optional(ref('userSurvey', 'De quién')),
    usesLeft: optional(
      integer('Respuestas que admite', {
        min: 1,
        max: MOST_USES,
        help: 'Cuántos navegadores pueden comenzar a responder con este enlace',
      }),
    ),
    expiresAt: optional(timestamp('Vence')),
    mailed: flag('Por correo'),
    createdAt: timestamp('Creado'),
    kind: choice(LinkKind, 'Tipo'),
    state: choice(LinkState, 'Estado'),
  },
})

const { surveyId, userSurveyId, usesLeft } = SurveyLink.fields
export const newLink = { surveyId, userSurveyId, usesLeft }
export type NewLink = ValuesOf<typeof newLink>

/** What decides whether a link opens. */
export type LinkTimes = {
  readonly isShared: boolean
  readonly usesLeft: number | null
  readonly expiresAt: Date | null
  readonly revokedAt: Date | null
  /** The end of its survey. */
  readonly endAt: Date
  /** Whether its person sent the survey; of a confidential one nobody knows. */
  readonly isSent: boolean
}

/** What becomes of a link: revoked before all, then used, then over. */
export function stateOfLink(link: LinkTimes, now: Date): LinkState {
  if (link.revokedAt) return 'REVOKED'
  if (link.isShared ? link.usesLeft === 0 : link.isSent) return 'USED'
  return now >= (link.expiresAt ?? link.endAt) ? 'EXPIRED' : 'LIVE'
}

/** Its rows. */
export const linkRegistry = {
  public_token: {
    of: SurveyLink,
    publicId: { kind: 'surveyLink', no: 962, length: 6 },
    owner: {},
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...internal('user_survey_id', 'sha256', 'uses_left', 'revoked_at', 'revoked_login_id'),
      ...internal('creator_login_id'),
      ...shown('evaluations.update', 'survey_id', 'expires_at', 'mailed'),
    },
  },
} satisfies Registry

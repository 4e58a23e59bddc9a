import { joined } from '#platform/web/screen/joined-place.tsx'

/** A survey of somebody in a list: what opens it, or shows what was said of it. */
export type AnsweringProps = {
  userSurvey: { id: string; surveyId: string; status: string; isOwn: boolean; closed: boolean }
}

/** «Responder» and «Ver Feedback» of a row, given by the module in which surveys are taken. */
export const { provide: provideAnswering, Place: Answering } =
  joined<AnsweringProps>('answering a survey')

/** A survey whose links are given on its detail. */
export type LinksProps = {
  survey: { id: string; status: string; privacy: string; publicAccess: string }
}

/** The links by which a survey is answered without an account, given by the same module. */
export const { provide: provideLinks, Place: Links } = joined<LinksProps>('links of a survey')

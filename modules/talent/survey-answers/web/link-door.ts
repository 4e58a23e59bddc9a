import { PublicSurvey, RespondPublicSurvey } from '#generated/operations/survey-answers.ts'
import { ApiError, dataOf, request } from '#platform/web/api/api.ts'
import { storage } from '#platform/web/api/storage.ts'
import { type Door, received, sent } from './door.ts'

type Link = { surveyId: string; token: string }

/** What a link that opens nothing is, whatever the reason. */
const none = () => new ApiError('not-found', 'Este enlace no está disponible')

const bytesOf = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

const textOf = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => (sign === '+' ? '-' : '_'))

/**
 * The survey of a link. Nothing that the browser keeps of it says the token: its places are called
 * by a digest, and what waits is enciphered with a key that only the token gives.
 */
export async function linkDoor({ surveyId, token }: Link): Promise<Door> {
  const name = `link.${textOf(await bytesOf(`place ${token}`)).slice(0, 22)}`
  const place = `answers.${name}`
  const asNobody = { nobody: true }
  // A secret of this browser until it is done with: by a shared link its answers go by it.
  let browser = storage.get(place)
  const held = () => {
    browser ??= textOf(crypto.getRandomValues(new Uint8Array(32)))
    storage.set(place, browser)
    return { surveyId, token, browser }
  }
  return {
    name,
    isLink: true,
    secret: async () => ({ owner: name, key: await bytesOf(`key ${token}`) }),
    read: async () => {
      const { publicSurvey } = await request(PublicSurvey, { input: held() }, asNobody)
      if (!publicSurvey) throw none()
      const { status, survey, answers, evaluatee, company } = publicSurvey
      return {
        status,
        survey,
        answers,
        isOwn: true,
        own: null,
        evaluatee: evaluatee ? { ...evaluatee, avatarUrl: null } : null,
        company: { name: company.name, logoUrl: company.logoUrl ?? null },
      }
    },
    respond: async ({ answers, ...more }) => {
      const input = { ...held(), answers: answers.map(sent), ...more }
      const { respondPublicSurvey } = await request(RespondPublicSurvey, { input }, asNobody)
      return received(dataOf(respondPublicSurvey))
    },
    reopen: () => Promise.reject(none()),
    forget: () => {
      browser = undefined
      storage.set(place, undefined)
    },
  }
}

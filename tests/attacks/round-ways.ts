import type pg from 'pg'
import { afterAll } from 'vitest'
import { sealed, useSingleSignOn } from '#modules/company/single-sign-on/server/settings.ts'
import { testSecret } from '../api.ts'
import { startProvider } from '../identity-provider.ts'

type Place = {
  owner: pg.Client
  companyId: number
  slug: string
  url: string
  openly: (name: string, fields: string, input: object) => Promise<Record<string, unknown> | null>
}

/** The ways in by the provider of a company: of the company, whoever's account is closed. */
export async function roundWays({ owner, companyId, slug, url, openly }: Place) {
  const { issuer, close } = await startProvider({ callback: `${url}/sso/callback` })
  useSingleSignOn(testSecret, { allowed: new Set([issuer]) })
  afterAll(close)
  const plant = () =>
    owner.query(
      `insert into sign_in_provider (company_id, name, issuer, client_id, client_secret, domains,
         state, author_login_id, created_at)
       select $1, 'Prueba', $2, 'x', $3, '{prueba.example}', 'ACTIVE', min(id), now()
       from login where company_id = $1
       on conflict on constraint sign_in_provider_one do nothing`,
      [companyId, issuer, sealed('x', companyId)],
    )
  return {
    signInWay: {
      ofCompany: true as const,
      make: async () => {
        await plant()
        return async () => {
          const way = await openly('signInWay', 'slug', { place: slug })
          return way !== null && way['slug'] !== null
        }
      },
    },
    sso: {
      ofCompany: true as const,
      make: async () => {
        await plant()
        return async () => {
          const { status } = await fetch(`${url}/sso/start`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ purpose: 'SIGN_IN', slug }),
          })
          return status === 200
        }
      },
    },
  }
}

import { useEffect, useState } from 'react'
import { storage } from '#platform/web/api/storage.ts'

const KEY = 'company'
const SLUG = /^[a-z0-9-]{2,60}$/

/**
 * The company whose look the pages before sign-in have: the one that the address names
 * (`/login?empresa=…`), or the one that was last used in this browser.
 */
export function useCompanyLook() {
  const [slug] = useState(() => {
    const named = new URLSearchParams(location.search).get('empresa') ?? storage.text(KEY)
    return SLUG.test(named) ? named : undefined
  })
  useEffect(() => {
    if (slug) storage.set(KEY, slug)
  }, [slug])
  return slug && { logo: `/imagenes/${slug}/logo`, background: `/imagenes/${slug}/ingreso` }
}

/** Remembers the company of the signed-in person for the next sign-in on this browser. */
export function useRememberedCompany(slug: string | undefined): void {
  useEffect(() => {
    if (slug) storage.set(KEY, slug)
  }, [slug])
}

import { useState } from 'react'
import { Wordmark } from '#platform/web/look/Brand.tsx'
import { useCompanyLook } from './company-look.ts'
import { Landscape } from './Landscape.tsx'

/** The logo of the company that is known, or the product's own. */
export function SessionBrand() {
  const look = useCompanyLook()
  const [found, setFound] = useState(true)
  if (!look || !found) return <Wordmark size={30} />
  return <img className="session-logo" src={look.logo} alt="" onError={() => setFound(false)} />
}

/** The background that the company chose, or the product's own view. */
export function SessionView() {
  const look = useCompanyLook()
  const [found, setFound] = useState(true)
  if (!look || !found) return <Landscape />
  return (
    <img className="session-photo" src={look.background} alt="" onError={() => setFound(false)} />
  )
}

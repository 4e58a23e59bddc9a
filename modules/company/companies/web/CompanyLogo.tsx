import { useState } from 'react'
import { initialsOf } from '#platform/web/look/format.ts'
import './companies.css'

type Props = { name: string; logo: string | null | undefined; size: number }

/** The logo of a company in a square or, where it has none, its initials. */
export function CompanyLogo({ name, logo, size }: Props) {
  const [broken, setBroken] = useState<string>()
  const style = { width: size, height: size, fontSize: Math.round(size * 0.36) }
  return (
    <span className="co-logo" style={style}>
      {logo && logo !== broken ? (
        <img src={logo} alt="" onError={() => setBroken(logo)} />
      ) : (
        <span aria-hidden="true">{initialsOf(name)}</span>
      )}
    </span>
  )
}

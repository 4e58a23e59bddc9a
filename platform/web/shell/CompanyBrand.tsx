import { useState } from 'react'
import { Mark, Wordmark } from '../look/Brand.tsx'
import { useMe } from '../screen/me.tsx'

/** The top of the menu: the logo of the company or, where it has none, the product's. */
export function CompanyBrand({ collapsed = false }: { collapsed?: boolean }) {
  const { company } = useMe()
  const [broken, setBroken] = useState<string>()
  const logo = company?.logoUrl
  if (logo && logo !== broken) {
    return (
      <img
        className={collapsed ? 'shell-logo shell-logo-small' : 'shell-logo'}
        src={logo}
        alt={company.name}
        onError={() => setBroken(logo)}
      />
    )
  }
  return collapsed ? <Mark size={26} /> : <Wordmark size={26} />
}

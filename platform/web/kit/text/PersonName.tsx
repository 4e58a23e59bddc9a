import { listedNumber } from '#chile/identity-document.ts'
import { Link } from './Link.tsx'

type Props = { name: string; rut: string; to?: string }

/** A person in a list: the name, which leads somewhere if it may, over the RUT or document. */
export const PersonName = ({ name, rut, to }: Props) => (
  <span className="mg-option">
    {to ? <Link to={to}>{name}</Link> : <span>{name}</span>}
    <span className="soft mg-unbroken">{listedNumber(rut)}</span>
  </span>
)

import { formatRut } from '#chile/rut.ts'
import { Link } from './Link.tsx'

type Props = { name: string; rut: string; to?: string }

/** A person in a list: the name, which leads somewhere if it may, and the RUT under it. */
export const PersonName = ({ name, rut, to }: Props) => (
  <span className="mg-option">
    {to ? <Link to={to}>{name}</Link> : <span>{name}</span>}
    <span className="soft mg-unbroken">{formatRut(rut)}</span>
  </span>
)

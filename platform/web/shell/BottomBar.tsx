import { MenuOutlined } from '@ant-design/icons'
import { Link } from 'react-router'
import { pathTo } from '../screen/screens.ts'
import { MenuIcon } from './icons.tsx'
import type { Link as MenuLink } from './menu.ts'

type Props = { links: readonly MenuLink[]; active: string | undefined; onMenu: () => void }

/** On a phone: the first entries within reach of the thumb, the rest behind «Menú». */
export const BottomBar = ({ links, active, onMenu }: Props) => (
  <nav className="shell-bottom" aria-label="Accesos rápidos">
    {links.slice(0, 4).map((link) => (
      <Link
        key={link.path}
        to={pathTo(link.path)}
        data-active={link.path === active}
        aria-current={link.path === active ? 'page' : undefined}
      >
        <MenuIcon label={link.label} group={link.group} />
        <span>{link.label}</span>
      </Link>
    ))}
    <button type="button" onClick={onMenu}>
      <MenuOutlined aria-hidden />
      <span>Menú</span>
    </button>
  </nav>
)

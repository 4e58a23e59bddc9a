import { MenuOutlined, SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Mark } from '../look/Brand.tsx'
import { useMe } from '../screen/me.tsx'
import { useNarrow } from '../look/media.ts'
import { NotificationsBell } from './NotificationsBell.tsx'
import { ProcessesMenu } from './ProcessesMenu.tsx'
import { ProfileMenu, ThemeSwitch } from './ProfileMenu.tsx'

type Props = {
  crumbs: ReactNode
  onMenu: () => void
  onSearch: () => void
  onShortcuts: () => void
}

/** Where we are at the left; company, processes, search and the person at the right. */
export function TopBar({ crumbs, onMenu, onSearch, onShortcuts }: Props) {
  const { company, flags } = useMe()
  const narrow = useNarrow()
  return (
    <header className="shell-top">
      {narrow ? (
        <>
          <Button
            type="text"
            icon={<MenuOutlined aria-hidden />}
            aria-label="Abrir menú"
            onClick={onMenu}
          />
          <Link to="/home" className="shell-home" aria-label="minga, inicio">
            <Mark size={24} />
          </Link>
          <span className="mg-spring" />
        </>
      ) : (
        crumbs
      )}
      {flags.isAdmin && company && (
        <span className="shell-company" title={company.name}>
          {company.name}
        </span>
      )}
      <ProcessesMenu />
      <button type="button" className="shell-search" onClick={onSearch}>
        <SearchOutlined aria-hidden />
        <span className={narrow ? 'sr-only' : undefined}>Buscar</span>
        <span className="sr-only"> personas y pantallas</span>
        {!narrow && <kbd aria-hidden="true">{isMac ? '⌘' : 'Ctrl'} K</kbd>}
      </button>
      <NotificationsBell />
      {!narrow && <ThemeSwitch />}
      <ProfileMenu onShortcuts={onShortcuts} />
    </header>
  )
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

import { DoubleLeftOutlined, DoubleRightOutlined } from '@ant-design/icons'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { type MenuEntry, menuFor } from '#access/menu.ts'
import { OVERLAYS } from '../screen/overlays.ts'
import { CompanyBrand } from './CompanyBrand.tsx'
import { isTyping } from '../kit/form/is-typing.ts'
import { useMe } from '../screen/me.tsx'
import { offeredTo, pathTo, type Screen } from '../screen/screens.ts'
import { asFlag, useRemembered } from '../api/storage.ts'
import { useNarrow } from '../look/media.ts'
import { ActingBanner } from './ActingBanner.tsx'
import { SeenNotice } from '../kit/page/SeenNotice.tsx'
import { BottomBar } from './BottomBar.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { Leaving } from './Leaving.tsx'
import { activePath, linksOf } from './menu.ts'
import { MenuDrawer, LazyOverlays, Palette, Shortcuts, useOverlaysSoon } from './LazyOverlays.tsx'
import { useQuick } from './quick.ts'
import { SessionEnding } from './SessionEnding.tsx'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'

/** Where a page is tight, the sidebar starts collapsed until somebody says otherwise. */
const TIGHT = window.innerWidth < 1000

/** Everything around the open screen. */
export function Shell({ screens }: { screens: readonly Screen[] }) {
  const { flags, permissions } = useMe()
  const { pathname } = useLocation()
  const narrow = useNarrow()
  const [collapsed, setCollapsed] = useRemembered('sidebar.collapsed', TIGHT, asFlag)
  const [drawer, setDrawer] = useState(false)
  const [open, setOpen] = useState<'palette' | 'shortcuts'>()
  const main = useMainFocus(pathname)
  useShortcuts(setOpen)
  useOverlaysSoon(main)

  const entries = useMemo(
    () => menuFor(flags, permissions, offeredTo(screens, permissions)),
    [flags, permissions, screens],
  )
  const links = useMemo(() => linksOf(entries), [entries])
  const own = pathname.startsWith(pathTo('liquidaciones')) ? 'liquidaciones' : undefined
  const entry = activePath(screens, pathname)
  // A payslip is under its month, except for whoever has no entry for months.
  const active = links.some(({ path }) => path === entry) ? entry : own
  const quick = useQuick(entries, links, active)
  return (
    <div className={collapsed ? 'shell shell-collapsed' : 'shell'}>
      <a className="skip-link" href="#contenido">
        Saltar al contenido
      </a>
      <ActingBanner />
      {!narrow && (
        <Side entries={entries} active={active} collapsed={collapsed} onCollapse={setCollapsed} />
      )}
      <TopBar
        crumbs={<Breadcrumbs screens={screens} links={links} />}
        onMenu={() => setDrawer(true)}
        onSearch={() => setOpen('palette')}
        onShortcuts={() => setOpen('shortcuts')}
      />
      <main
        id="contenido"
        ref={main}
        tabIndex={-1}
        className="shell-main"
        // Whose page this is: while the code of the next one comes, the last one stays.
        data-path={pathname}
      >
        <SeenNotice />
        <Outlet />
      </main>
      {narrow && (
        <>
          <BottomBar links={quick} active={active} onMenu={() => setDrawer(true)} />
          <LazyOverlays open={drawer}>
            <MenuDrawer
              open={drawer}
              entries={entries}
              active={active}
              onClose={() => setDrawer(false)}
            />
          </LazyOverlays>
        </>
      )}
      <SessionEnding />
      <div id={OVERLAYS} role="region" aria-label="Menús abiertos" />
      <Leaving screens={screens} />
      <ByKey open={open} onClose={() => setOpen(undefined)} screens={screens} entries={entries} />
    </div>
  )
}

type ByKeyProps = {
  open: 'palette' | 'shortcuts' | undefined
  onClose: () => void
  screens: readonly Screen[]
  entries: readonly MenuEntry[]
}

/** What a key opens over any page. */
const ByKey = ({ open, onClose, screens, entries }: ByKeyProps) => (
  <>
    <LazyOverlays open={open === 'palette'}>
      <Palette open={open === 'palette'} onClose={onClose} screens={screens} entries={entries} />
    </LazyOverlays>
    <LazyOverlays open={open === 'shortcuts'}>
      <Shortcuts open={open === 'shortcuts'} onClose={onClose} />
    </LazyOverlays>
  </>
)

type SideProps = {
  entries: readonly MenuEntry[]
  active: string | undefined
  collapsed: boolean
  onCollapse: (collapsed: boolean) => void
}

const Side = ({ entries, active, collapsed, onCollapse }: SideProps) => (
  <aside className="shell-side">
    <Link to="/home" className="shell-brand" aria-label="minga, inicio">
      <CompanyBrand collapsed={collapsed} />
    </Link>
    <Sidebar
      entries={entries}
      active={active}
      collapsed={collapsed}
      onExpand={() => onCollapse(false)}
    />
    <button
      type="button"
      className="shell-collapse"
      aria-label={collapsed ? 'Expandir menú' : 'Contraer menú'}
      aria-expanded={!collapsed}
      onClick={() => onCollapse(!collapsed)}
    >
      {collapsed ? <DoubleRightOutlined aria-hidden /> : <DoubleLeftOutlined aria-hidden />}
      {!collapsed && <span>Contraer</span>}
    </button>
  </aside>
)

/** A new page starts at its top, and the keyboard starts in it, unless it is already there. */
function useMainFocus(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const { activeElement: active } = document
    // The page itself has it where what had it went away with the page before.
    if (active !== main.current && main.current?.contains(active)) return
    window.scrollTo({ top: 0 })
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

function useShortcuts(open: (what: 'palette' | 'shortcuts') => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        open('palette')
      } else if (event.key === '?' && !isTyping(event.target)) open('shortcuts')
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [open])
}

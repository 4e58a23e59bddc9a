import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import type { ApiError } from '#platform/web/api/api.ts'
import { useMe } from '#platform/web/screen/me.tsx'
import { useScreen } from '#platform/web/screen/screen-context.ts'
import { showsTab, type Tab } from '#platform/web/screen/screens.ts'
import { LoadProblem } from '../page/LoadProblem.tsx'
import { NoAccess } from '../page/NoAccess.tsx'
import { type HeaderProps, PageHeader } from '../page/PageHeader.tsx'
import { PageSkeleton } from '../page/PageSkeleton.tsx'

type Props = HeaderProps & {
  loading?: boolean
  error?: ApiError | null
  retry?: () => void
  /** What of the address's query the tabs keep, such as the day that is looked at. */
  keep?: readonly string[]
  /** Tabs, by their paths, that this one thing does not have for this person. */
  without?: readonly string[] | undefined
  /** Tabs that this person may read of other things, or of their own, and not of this one. */
  closed?: readonly string[] | undefined
  /** What the tabs' pages read with useOutletContext(). */
  share?: unknown
  /** The content of a page without tabs, or the part between header and tabs. */
  children?: ReactNode
}

/**
 * One thing: header, tabs that follow the last segment of the URL, and the page of the chosen tab.
 */
export function DetailPage(props: Props) {
  const { loading = false, error, retry, share, without = [], closed = [], children } = props
  const screen = useScreen()
  const { pathname } = useLocation()
  if (error) return <LoadProblem error={error} {...(retry ? { retry } : {})} page />
  if (loading) return <PageSkeleton />
  if (closed.includes(lastOf(pathname))) return <NoAccess />
  return (
    <section className="mg-detail">
      <PageHeader
        title={props.title}
        context={props.context}
        lead={props.lead}
        actions={props.actions}
        {...(props.plainTitle ? { plainTitle: props.plainTitle } : {})}
      />
      {children}
      {screen?.tabs && (
        <>
          <UrlTabs tabs={screen.tabs} without={[...without, ...closed]} keep={props.keep ?? []} />
          <Suspense fallback={<PageSkeleton header={false} />}>
            <Outlet context={share} />
          </Suspense>
        </>
      )}
    </section>
  )
}

const lastOf = (pathname: string) => pathname.slice(pathname.lastIndexOf('/') + 1)

type UrlTabsProps = { tabs: readonly Tab[]; without: readonly string[]; keep: readonly string[] }

/**
 * Header tabs: links, since each has an address. The selected one follows the last URL segment,
 * also where it is one that is not offered.
 */
function UrlTabs({ tabs, without, keep }: UrlTabsProps) {
  const { pathname, search } = useLocation()
  const { permissions, flags } = useMe()
  const shown = tabs
    .filter(({ path }) => !without.includes(path))
    .filter((tab) => showsTab(tab, flags, permissions))
  const active = tabs.find((tab) => tab.path === lastOf(pathname))?.path ?? ''
  const base = active ? pathname.slice(0, -active.length - 1) : pathname.replace(/\/$/, '')
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone the row of tabs is wider than the window: the chosen one is always in sight.
    const chosen = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && chosen) {
      nav.current.scrollLeft =
        chosen.offsetLeft + chosen.offsetWidth / 2 - nav.current.offsetWidth / 2
    }
  }, [active])
  return (
    <nav ref={nav} className="mg-tabs" aria-label="Secciones">
      {shown.map((tab) => (
        <Link
          key={tab.path}
          to={{ pathname: tab.path ? `${base}/${tab.path}` : base, search: keptOf(search, keep) }}
          aria-current={tab.path === active ? 'page' : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  )
}

const keptOf = (search: string, keep: readonly string[]) => {
  const now = new URLSearchParams(search)
  const kept = keep.flatMap((name) => {
    const value = now.get(name)
    return value === null ? [] : [[name, value]]
  })
  return new URLSearchParams(kept).toString()
}

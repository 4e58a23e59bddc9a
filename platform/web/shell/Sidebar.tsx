import { DownOutlined } from '@ant-design/icons'
import { Link } from 'react-router'
import type { MenuEntry, MenuGroup, MenuLink } from '#access/menu.ts'
import { pathTo } from '../screens.ts'
import { asTexts, useRemembered } from '../storage.ts'
import { Beside } from './Beside.tsx'
import { MenuIcon } from './icons.tsx'

type Props = {
  entries: readonly MenuEntry[]
  active: string | undefined
  collapsed?: boolean
  /** Asked when a group is pressed while only icons show. */
  onExpand?: () => void
  onGo?: () => void
}

/** The menu: groups that fold, entries in the order and words of the product. */
export function Sidebar({ entries, active, collapsed = false, onExpand, onGo }: Props) {
  const [folded, setFolded] = useRemembered<readonly string[]>('menu.folded', [], asTexts)
  const toggle = (label: string) => {
    if (collapsed) {
      setFolded(folded.filter((one) => one !== label))
      onExpand?.()
      return
    }
    setFolded(folded.includes(label) ? folded.filter((one) => one !== label) : [...folded, label])
  }
  return (
    <nav aria-label="Menú principal" className="shell-nav">
      <ul>
        {entries.map((entry) => (
          <li key={entry.label}>
            {'children' in entry ? (
              <Group
                group={entry}
                active={active}
                open={!collapsed && !folded.includes(entry.label)}
                collapsed={collapsed}
                onToggle={() => toggle(entry.label)}
                onGo={onGo}
              />
            ) : (
              <TopLink link={entry} active={active} collapsed={collapsed} onGo={onGo} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

type GroupProps = {
  group: MenuGroup
  active: string | undefined
  open: boolean
  collapsed: boolean
  onToggle: () => void
  onGo: (() => void) | undefined
}

function Group({ group, active, open, collapsed, onToggle, onGo }: GroupProps) {
  const holds = contains(group, active)
  return (
    <>
      <Hint text={collapsed ? group.label : undefined}>
        <button
          type="button"
          className={holds && !open ? 'shell-entry shell-holds' : 'shell-entry'}
          aria-expanded={open}
          {...(collapsed ? { 'aria-label': group.label } : {})}
          onClick={onToggle}
        >
          <MenuIcon label={group.label} />
          {!collapsed && (
            <>
              <span>{group.label}</span>
              <DownOutlined className={open ? 'shell-fold shell-open' : 'shell-fold'} aria-hidden />
            </>
          )}
        </button>
      </Hint>
      {open && <Children entries={group.children} active={active} onGo={onGo} />}
    </>
  )
}

type ChildrenProps = {
  entries: readonly MenuEntry[]
  active: string | undefined
  onGo: (() => void) | undefined
}

const Children = ({ entries, active, onGo }: ChildrenProps) => (
  <ul className="shell-children">
    {entries.map((entry) => (
      <li key={entry.label}>
        {'children' in entry ? (
          <>
            <span className="shell-subgroup">{entry.label}</span>
            <Children entries={entry.children} active={active} onGo={onGo} />
          </>
        ) : (
          <EntryLink link={entry} active={active} onGo={onGo} className="shell-entry">
            {entry.label}
          </EntryLink>
        )}
      </li>
    ))}
  </ul>
)

type TopLinkProps = {
  link: MenuLink
  active: string | undefined
  collapsed: boolean
  onGo: (() => void) | undefined
}
const TopLink = ({ link, active, collapsed, onGo }: TopLinkProps) => (
  <Hint text={collapsed ? link.label : undefined}>
    <EntryLink link={link} active={active} onGo={onGo} className="shell-entry">
      <MenuIcon label={link.label} />
      <span className={collapsed ? 'sr-only' : undefined}>{link.label}</span>
    </EntryLink>
  </Hint>
)

type EntryLinkProps = Omit<React.ComponentProps<typeof Link>, 'to'> & {
  link: MenuLink
  active: string | undefined
  onGo: (() => void) | undefined
}
const EntryLink = ({ link, active, onGo, children, ...rest }: EntryLinkProps) => (
  <Link
    {...rest}
    to={pathTo(link.path)}
    data-active={link.path === active}
    aria-current={link.path === active ? 'page' : undefined}
    onClick={() => onGo?.()}
  >
    {children}
  </Link>
)

const Hint = ({ text, children }: { text: string | undefined; children: React.ReactElement }) =>
  text ? (
    <Beside>
      {(antd) =>
        antd ? (
          <antd.Tooltip title={text} placement="right">
            {children}
          </antd.Tooltip>
        ) : (
          children
        )
      }
    </Beside>
  ) : (
    children
  )

const contains = (entry: MenuEntry, path: string | undefined): boolean =>
  'children' in entry ? entry.children.some((child) => contains(child, path)) : entry.path === path

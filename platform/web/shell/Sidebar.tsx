import { DownOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { Link } from 'react-router'
import type { MenuEntry, MenuGroup, MenuLink } from '#access/menu.ts'
import { pathTo } from '../screen/screens.ts'
import { asTexts, useRemembered } from '../api/storage.ts'
import { LazyMenus } from './LazyMenus.tsx'
import { MenuIcon } from './icons.tsx'

type Props = {
  entries: readonly MenuEntry[]
  active: string | undefined
  collapsed?: boolean
  /** Asked when a group is pressed while only icons show. */
  onExpand?: () => void
  onGo?: () => void
}

/**
 * The menu: groups that fold, entries in the order and words of the product. A group remembers
 * whether it is open, and the one of the page that is shown opens by itself.
 */
export function Sidebar({ entries, active, collapsed = false, onExpand, onGo }: Props) {
  const folds = useFolds(active)
  const press = (group: MenuGroup) => {
    if (!collapsed) return folds.set(group, !folds.isOpen(group))
    folds.set(group, true)
    onExpand?.()
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
                folds={folds}
                collapsed={collapsed}
                onToggle={() => press(entry)}
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

type Folds = {
  isOpen: (group: MenuGroup) => boolean
  set: (group: MenuGroup, open: boolean) => void
}

/** Which groups are open: those that fold within another one only when somebody opened them. */
function useFolds(active: string | undefined): Folds {
  const [changed, setChanged] = useRemembered<readonly string[]>('menu.folded', [], asTexts)
  // The group of the page that is shown may be closed until another page is.
  const [closed, setClosed] = useState<{ at: string | undefined; label: string }>()
  const isOpen = (group: MenuGroup) => {
    if (contains(group, active)) return closed?.at !== active || closed?.label !== group.label
    return changed.includes(group.label) === !!group.folds
  }
  const set = (group: MenuGroup, open: boolean) => {
    setClosed(open ? undefined : { at: active, label: group.label })
    const others = changed.filter((label) => label !== group.label)
    setChanged(open === !!group.folds ? [...others, group.label] : others)
  }
  return { isOpen, set }
}

type GroupProps = {
  group: MenuGroup
  active: string | undefined
  folds: Folds
  collapsed: boolean
  onToggle: () => void
  onGo: (() => void) | undefined
}

function Group({ group, active, folds, collapsed, onToggle, onGo }: GroupProps) {
  const holds = contains(group, active)
  const open = !collapsed && folds.isOpen(group)
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
      {open && <Children entries={group.children} active={active} folds={folds} onGo={onGo} />}
    </>
  )
}

type ChildrenProps = {
  entries: readonly MenuEntry[]
  active: string | undefined
  folds: Folds
  onGo: (() => void) | undefined
}

const Children = ({ entries, ...rest }: ChildrenProps) => (
  <ul className="shell-children">
    {entries.map((entry) => (
      <li key={'path' in entry ? entry.path : entry.label}>
        {'children' in entry ? (
          <Subgroup group={entry} {...rest} />
        ) : (
          <EntryLink link={entry} active={rest.active} onGo={rest.onGo} className="shell-entry">
            {entry.label}
          </EntryLink>
        )}
      </li>
    ))}
  </ul>
)

type SubgroupProps = Omit<ChildrenProps, 'entries'> & { group: MenuGroup }

function Subgroup({ group, folds, ...rest }: SubgroupProps) {
  if (!group.folds) {
    return (
      <>
        <span className="shell-subgroup">{group.label}</span>
        <Children entries={group.children} folds={folds} {...rest} />
      </>
    )
  }
  const open = folds.isOpen(group)
  return (
    <>
      <button
        type="button"
        className="shell-entry"
        aria-expanded={open}
        onClick={() => folds.set(group, !open)}
      >
        <span>{group.label}</span>
        <DownOutlined className={open ? 'shell-fold shell-open' : 'shell-fold'} aria-hidden />
      </button>
      {open && <Children entries={group.children} folds={folds} {...rest} />}
    </>
  )
}

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
    <LazyMenus>
      {(antd) =>
        antd ? (
          <antd.Tooltip title={text} placement="right">
            {children}
          </antd.Tooltip>
        ) : (
          children
        )
      }
    </LazyMenus>
  ) : (
    children
  )

const contains = (entry: MenuEntry, path: string | undefined): boolean =>
  'children' in entry ? entry.children.some((child) => contains(child, path)) : entry.path === path

import {
  DesktopOutlined,
  IdcardOutlined,
  LockOutlined,
  LogoutOutlined,
  MoonOutlined,
  QuestionCircleOutlined,
  SafetyOutlined,
  SunOutlined,
} from '@ant-design/icons'
import { Button, type MenuProps } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Avatar } from '../kit/picture/Avatar.tsx'
import { useMe } from '../screen/me.tsx'
import { useSlots } from '../screen/slots.tsx'
import { type ThemeChoice, themeMode, useThemeChoice, useThemeMode } from '../look/theme-mode.ts'
import { useNarrow } from '../look/media.ts'
import { LazyMenus } from './LazyMenus.tsx'

/** Light or dark with one press. The system's choice is in the profile menu. */
export function ThemeSwitch() {
  const { icon, label, change } = useOtherTheme()
  const button = <Button type="text" aria-label={label} icon={icon} onClick={change} />
  return (
    <LazyMenus>
      {(antd) => (antd ? <antd.Tooltip title={label}>{button}</antd.Tooltip> : button)}
    </LazyMenus>
  )
}

/** The theme that is not on, and how to turn it on for this person everywhere. */
function useOtherTheme() {
  const choose = useChooseTheme()
  const dark = useThemeMode() === 'dark'
  return {
    icon: dark ? <SunOutlined aria-hidden /> : <MoonOutlined aria-hidden />,
    label: dark ? 'Usar tema claro' : 'Usar tema oscuro',
    change: () => choose(dark ? 'light' : 'dark'),
  }
}

function useChooseTheme() {
  const { saveTheme } = useSlots()
  return (choice: ThemeChoice) => {
    themeMode.choose(choice)
    void saveTheme(choice)
  }
}

/** What the profile menu offers of the look; on a phone the switch of the top bar has no place. */
function useThemeItems() {
  const chosen = useThemeChoice()
  const choose = useChooseTheme()
  const { icon, label, change } = useOtherTheme()
  const system = {
    key: 'system',
    icon: <DesktopOutlined aria-hidden />,
    label: 'Tema según el sistema',
    disabled: chosen === 'system',
    onClick: () => choose('system'),
  }
  return useNarrow() ? [{ key: 'theme', icon, label, onClick: change }, system] : [system]
}

type Props = { onShortcuts: () => void }

/** «Ficha» and «Cerrar sesión», and what belongs to this person's screens. */
export function ProfileMenu({ onShortcuts }: Props) {
  const me = useMe()
  const items = useItems(onShortcuts)
  const [open, setOpen] = useState(false)
  const button = (press?: () => void) => (
    <button
      type="button"
      className="shell-profile"
      aria-label={`Menú de ${me.name}`}
      onClick={press}
    >
      <Avatar name={me.name} url={me.avatarUrl} size={32} />
    </button>
  )
  return (
    <LazyMenus>
      {(antd) =>
        antd ? (
          <antd.Dropdown
            trigger={['click']}
            autoFocus
            placement="bottomRight"
            open={open}
            onOpenChange={setOpen}
            menu={{ items }}
          >
            {button()}
          </antd.Dropdown>
        ) : (
          button(() => setOpen(true))
        )
      }
    </LazyMenus>
  )
}

type Items = NonNullable<MenuProps['items']>

function useItems(onShortcuts: () => void): Items {
  const me = useMe()
  const { signOut, ownRecordPath, accountPath } = useSlots()
  const navigate = useNavigate()
  const look = useThemeItems()
  const leave = async () => {
    await signOut()
    await navigate('/login')
  }
  const own = {
    key: 'record',
    icon: <IdcardOutlined aria-hidden />,
    label: 'Ficha',
    onClick: () => void navigate(ownRecordPath ?? '/home'),
  }
  return [
    { type: 'group', label: <Who name={me.name} hint={me.jobTitle ?? me.username} /> },
    ...(me.hasRecord && ownRecordPath ? [own] : []),
    ...(accountPath ? accountItems((path) => void navigate(`${accountPath}${path}`)) : []),
    ...look,
    {
      key: 'shortcuts',
      icon: <QuestionCircleOutlined aria-hidden />,
      label: 'Atajos de teclado',
      onClick: onShortcuts,
    },
    { type: 'divider' },
    {
      key: 'leave',
      icon: <LogoutOutlined aria-hidden />,
      label: 'Cerrar sesión',
      onClick: () => void leave(),
    },
  ]
}

const accountItems = (go: (path: string) => void): Items => [
  {
    key: 'password',
    icon: <LockOutlined aria-hidden />,
    label: 'Cambiar contraseña',
    onClick: () => go(''),
  },
  {
    key: 'sessions',
    icon: <SafetyOutlined aria-hidden />,
    label: 'Segundo factor y sesiones',
    onClick: () => go('/segundo-factor'),
  },
]

const Who = ({ name, hint }: { name: string; hint: string }) => (
  <span className="mg-option">
    <strong>{name}</strong>
    <span className="soft">{hint}</span>
  </span>
)

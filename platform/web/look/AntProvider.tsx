import {
  CheckOutlined,
  CloseCircleFilled,
  CloseOutlined,
  DownOutlined,
  LoadingOutlined,
  SearchOutlined,
} from '@ant-design/icons'
import { ConfigProvider } from 'antd'
import esES from 'antd/locale/es_ES'
import { type ReactNode, useMemo } from 'react'
import { QuestionsPlace } from '../kit/form/Questions.tsx'
import { useStill } from './media.ts'
import { overlays } from '../screen/overlays.ts'
import { ProofPlace } from '../api/proof.tsx'
import { themeOf } from './theme.ts'
import { useThemeMode } from './theme-mode.ts'
import '../styles/data.css'
import '../styles/forms.css'
import '../styles/shell.css'
import '../styles/print.css'

/** Signs beside words are silent: their own names are English. */
const select = {
  suffixIcon: <DownOutlined aria-hidden />,
  loadingIcon: <LoadingOutlined aria-hidden spin />,
  removeIcon: <CloseOutlined aria-label="Quitar" />,
  menuItemSelectedIcon: <CheckOutlined aria-hidden />,
  clearIcon: <CloseCircleFilled aria-hidden />,
  showSearch: { searchIcon: <SearchOutlined aria-hidden /> },
}

/**
 * Ant Design in our theme and in Spanish. A server that puts a nonce in the page gets it into each
 * style sheet.
 */
export function AntProvider({ children }: { children: ReactNode }) {
  const mode = useThemeMode()
  const still = useStill()
  const theme = useMemo(() => themeOf(mode, still), [mode, still])
  const nonce = useMemo(
    () => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content,
    [],
  )
  return (
    <ConfigProvider
      locale={esES}
      theme={theme}
      {...(nonce ? { csp: { nonce } } : {})}
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
      select={select}
      getPopupContainer={overlays}
    >
      {children}
      <QuestionsPlace />
      <ProofPlace />
    </ConfigProvider>
  )
}

import {
  AppstoreOutlined,
  AuditOutlined,
  BankOutlined,
  BarChartOutlined,
  CalendarOutlined,
  DollarOutlined,
  GlobalOutlined,
  HomeOutlined,
  ImportOutlined,
  RiseOutlined,
  TeamOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'

const icons: Readonly<Record<string, ComponentType<{ 'aria-hidden': true }>>> = {
  Administración: GlobalOutlined,
  Inicio: HomeOutlined,
  Empresa: BankOutlined,
  'Gestión de personas': TeamOutlined,
  'Gestión de tiempo': CalendarOutlined,
  'Desarrollo Organizacional': RiseOutlined,
  Remuneraciones: DollarOutlined,
  Reportes: BarChartOutlined,
  Importadores: ImportOutlined,
  Auditorías: AuditOutlined,
}

/** The sign of an entry of the first level of the menu. Its words stand beside it. */
export function MenuIcon({ label }: { label: string }) {
  const Icon = icons[label] ?? AppstoreOutlined
  return <Icon aria-hidden />
}

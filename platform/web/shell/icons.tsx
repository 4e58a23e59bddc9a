import {
  AppstoreOutlined,
  AuditOutlined,
  BankOutlined,
  BarChartOutlined,
  CalendarOutlined,
  DollarOutlined,
  FileDoneOutlined,
  FileTextOutlined,
  GlobalOutlined,
  HomeOutlined,
  ImportOutlined,
  InboxOutlined,
  RiseOutlined,
  SafetyCertificateOutlined,
  SunOutlined,
  TeamOutlined,
  WalletOutlined,
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
  Bandeja: InboxOutlined,
  Liquidaciones: FileTextOutlined,
  Vacaciones: SunOutlined,
  'Mi finiquito': FileDoneOutlined,
  Préstamos: WalletOutlined,
  Certificados: SafetyCertificateOutlined,
}

type Props = { label: string; group?: string | undefined }

/** The sign of an entry, or else of its group. Its words stand beside it. */
export function MenuIcon({ label, group = label }: Props) {
  const Icon = icons[label] ?? icons[group] ?? AppstoreOutlined
  return <Icon aria-hidden />
}

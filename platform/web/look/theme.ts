import { type ThemeConfig, theme as antd } from 'antd'
import { dark, light, type Palette } from '../screen/palette.ts'
import type { ThemeMode } from './theme-mode.ts'

/**
 * Ant Design's theme out of our palette. Its own derivations are kept, except where we name a
 * colour. `still` opens dialogs and menus in place at once: while one grows, a click that is quick
 * can fall beside its button.
 */
export function themeOf(mode: ThemeMode, still: boolean): ThemeConfig {
  const colors = mode === 'dark' ? dark : light
  const derive = mode === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm
  const exact: typeof derive = (seed, map) => ({ ...derive(seed, map), ...named(colors) })
  return {
    algorithm: exact,
    token: {
      colorPrimary: colors.primary,
      colorSuccess: colors.success,
      colorWarning: colors.warning,
      colorError: colors.danger,
      colorInfo: colors.primary,
      colorLink: colors.primary,
      colorTextDescription: colors['text-soft'],
      colorTextPlaceholder: colors['text-soft'],
      colorIcon: colors['text-soft'],
      colorSplit: colors.line,
      fontFamily: 'var(--font)',
      fontSize: 14,
      borderRadius: 8,
      controlHeight: 36,
      lineWidth: 1,
      motion: !still,
      motionDurationFast: '0.08s',
      motionDurationMid: '0.12s',
      motionDurationSlow: '0.12s',
      boxShadowSecondary: 'var(--shadow)',
    },
    components: componentTokens(colors),
  }
}

const named = (colors: Palette) => ({
  colorPrimary: colors.primary,
  colorPrimaryBg: colors['primary-soft'],
  colorInfoBg: colors['primary-soft'],
  colorInfoBorder: colors.line,
  colorSuccess: colors.success,
  colorSuccessBg: colors['success-soft'],
  colorWarning: colors.warning,
  colorWarningBg: colors['warning-soft'],
  colorError: colors.danger,
  colorErrorBg: colors['danger-soft'],
  colorErrorText: colors.danger,
  colorBgLayout: colors.background,
  colorBgContainer: colors.surface,
  colorBgElevated: colors.surface,
  colorText: colors.text,
  colorTextSecondary: colors['text-soft'],
  colorTextTertiary: colors['text-soft'],
  colorBorder: colors['control-line'],
  colorBorderSecondary: colors.line,
})

const componentTokens = (colors: Palette): NonNullable<ThemeConfig['components']> => ({
  Button: {
    primaryShadow: 'none',
    defaultShadow: 'none',
    defaultBorderColor: colors.edge,
    dangerShadow: 'none',
    primaryColor: colors['on-primary'],
    fontWeight: 500,
  },
  Table: {
    fontSize: 13,
    headerBg: colors.surface,
    headerColor: colors['text-soft'],
    headerSplitColor: 'transparent',
    rowHoverBg: colors.sunken,
    headerSortActiveBg: colors.surface,
    headerSortHoverBg: colors.sunken,
    bodySortBg: colors.surface,
    fixedHeaderSortActiveBg: colors.surface,
  },
  Tag: { defaultBg: colors.sunken, defaultColor: colors.text },
  Form: { labelColor: colors.text, itemMarginBottom: 20 },
  Alert: { fontSizeLG: 14, withDescriptionPadding: '14px 16px', withDescriptionIconSize: 20 },
  Tooltip: { colorBgSpotlight: '#2a302d', colorTextLightSolid: '#f4f6f5' },
  Switch: { colorTextQuaternary: colors['control-line'] },
  Select: { optionSelectedBg: colors['primary-soft'] },
  Segmented: { itemColor: colors['text-soft'] },
})

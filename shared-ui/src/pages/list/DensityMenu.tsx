import { DENSITIES, type Density } from '@candela/shared-contract'
import { IconButton } from '../../components/IconButton'
import { Menu } from '../../components/Menu'
import { listMessages } from './messages'

const WORDS = { compact: 'densityCompact', normal: 'densityNormal', relaxed: 'densityRelaxed' } as const

type DensityMenuProps = { density: Density; onChange: (density: Density) => void }

export const DensityMenu = ({ density, onChange }: DensityMenuProps) => {
  const t = listMessages.useT()
  return (
    <Menu
      trigger={props => <IconButton {...props} icon="density" size="sm" label={t('density')} />}
      items={DENSITIES.map(each => ({
        id: each,
        label: t(WORDS[each]),
        checked: each === density,
        onSelect: () => onChange(each),
      }))}
    />
  )
}

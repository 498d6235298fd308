import { Icon } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { ICON_PATHS, isIconName } from '../../src/components/iconPaths'
import { Chapter, Sample } from '../Chapter'

const Named = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: 132px;
`

const Icons = () => (
  <Chapter title="Icons">
    <Sample of="Icon">
      {Object.keys(ICON_PATHS)
        .filter(isIconName)
        .map(name => (
          <Named key={name}>
            <Icon name={name} />
            <Icon name={name} size={12} />
            {name}
          </Named>
        ))}
    </Sample>
  </Chapter>
)

export default Icons

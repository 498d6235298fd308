import { Button, Card, Logo, Page, TextLink, VisuallyHidden } from '@candela/shared-ui'
import { DataList, SummaryList } from '@candela/shared-ui/pages'

const WORDS = { kind: 'Kind', lumens: 'Lumens', neighbour: 'Neighbour' }

const Frames = () => (
  <Page
    title="Frames"
    subtitle="A page says what it is for, and how one came here."
    breadcrumb={[{ label: 'Gallery', href: '/actions' }]}
    actions={
      <>
        <Button variant="ghost">Ghost</Button>
        <Button>Secondary</Button>
        <Button variant="primary" icon="plus">
          One primary
        </Button>
      </>
    }
  >
    <Card title="Card" aside={<TextLink href="/actions">One small action</TextLink>}>
      <p>What belongs together stands in a card.</p>
      <VisuallyHidden>This is read out, not shown.</VisuallyHidden>
    </Card>
    <Card title="DataList">
      <DataList words={WORDS} facts={{ kind: 'Glass', lumens: '420', neighbour: null }} />
    </Card>
    <Card title="SummaryList">
      <SummaryList words={WORDS} facts={{ kind: 'Glass', lumens: '420', neighbour: null }} />
    </Card>
    <Card>
      <Logo /> <Logo size={32} markOnly />
    </Card>
    <Card title="Flush" flush>
      <p>The content brings its own padding.</p>
    </Card>
  </Page>
)

export default Frames

import { Accordion } from './Accordion.tsx'

export function OneAtATime() {
  return (
    <Accordion
      oneAtATime="questions"
      level={4}
      items={[
        {
          id: 'question-pallet',
          title: 'How does a shared pallet work?',
          content: (
            <p>Choose beers from any brewery of one group. They meet at its depot and travel as one drop.</p>
          ),
          isOpen: true,
        },
        {
          id: 'question-empties',
          title: 'Who collects the empties?',
          content: <p>The next drop takes them back, whatever brewery they came from.</p>,
        },
        {
          id: 'question-minimum',
          title: 'Is there a least order?',
          content: <p>Each brewery sets its own.</p>,
        },
      ]}
    />
  )
}

/** The chapters of the style guide, in reading order, and the pieces each one shows. */
export const groups: { title: string; pieces: string[] }[] = [
  { title: 'Marks', pieces: ['Icon', 'Roundel', 'Stencil', 'Badge', 'Chip', 'Stars', 'Spinner'] },
  {
    title: 'Actions',
    pieces: ['Button', 'LinkButton', 'IconButton', 'IconLink', 'Stepper', 'Popover', 'Menu'],
  },
  {
    title: 'Forms',
    pieces: ['TextInput', 'PasswordInput', 'Select', 'Checkbox', 'RadioGroup', 'StarInput', 'Field'],
  },
  {
    title: 'Words and figures',
    pieces: [
      'SectionHeading',
      'Price',
      'DataTable',
      'Figure',
      'Picture',
      'BesidePicture',
      'RuledSection',
      'PicturePage',
    ],
  },
  {
    title: 'Finding the way',
    pieces: ['Breadcrumb', 'Pagination', 'TabLinks', 'Tabs', 'Accordion', 'Carousel'],
  },
  {
    title: 'What happened',
    pieces: [
      'Notice',
      'EmptyState',
      'ErrorState',
      'SafeSection',
      'Skeleton',
      'LiveRegion',
      'ProgressBar',
      'ContactLink',
    ],
  },
  { title: 'Above the page', pieces: ['Dialog', 'Drawer'] },
  {
    title: 'Consoles',
    pieces: [
      'ViewTabs',
      'Clock',
      'Amount',
      'Preview',
      'Timeline',
      'Track',
      'StickyAction',
      'BulkBar',
      'BottomBar',
    ],
  },
]

import { brickLines, caskHead, halo, lightRays, pendantLamp, scene, stamped } from './scene-pieces.ts'

/** A vaulted cellar: casks on stillage down both sides, steps up to the daylight at the far end. */
export function cellarScene(): string {
  return [
    scene(['night', 'M0 0H1600V900H0z']),
    scene(['plum', 'M0 900V420A800 560 0 0 1 1600 420V900z']),
    brickLines(0, 0, 1600, 640, 40, 'ink', 0.35),
    scene(
      ['ink', 'M180 900V440A620 400 0 0 1 1420 440V900z'],
      ['brick', 'M214 900V446A586 372 0 0 1 1386 446V900z'],
    ),
    `<clipPath id="v"><path d="M214 900V446A586 372 0 0 1 1386 446V900z"/></clipPath><g clip-path="url(#v)">${brickLines(200, 60, 1400, 700, 30, 'ink', 0.3)}</g>`,
    scene(
      ['ink', 'M420 900V470A380 276 0 0 1 1180 470V900z'],
      ['clay', 'M444 900V474A356 254 0 0 1 1156 474V900z'],
    ),
    `<clipPath id="w"><path d="M444 900V474A356 254 0 0 1 1156 474V900z"/></clipPath><g clip-path="url(#w)">${brickLines(440, 210, 1160, 660, 22, 'ink', 0.25)}${lightRays(800, 430, 520, 26, 'malt', 0.35)}</g>`,
    doorway(),
    flags(),
    halo(800, 300, 520),
    stamped('k', caskHead, [
      [596, 548, 0.42],
      [1004, 548, 0.42],
      [596, 636, 0.42],
      [1004, 636, 0.42],
      [470, 540, 0.66],
      [1130, 540, 0.66],
      [468, 668, 0.66],
      [1132, 668, 0.66],
    ]),
    stillage(),
    `<use href="#k" transform="translate(250 476)scale(1.15)"/><use href="#k" transform="translate(1350 476)scale(1.15)"/><use href="#k" transform="translate(236 706)scale(1.15)"/><use href="#k" transform="translate(1364 706)scale(1.15)"/>`,
    `<use href="#k" transform="translate(-14 420)scale(1.5)"/><use href="#k" transform="translate(1614 420)scale(1.5)"/><use href="#k" transform="translate(-30 724)scale(1.5)"/><use href="#k" transform="translate(1630 724)scale(1.5)"/>`,
    stamped('l', pendantLamp, [
      [800, 250, 1.3],
      [560, 190, 0.7],
      [1040, 190, 0.7],
    ]),
    halo(800, 252, 200, 'glow'),
    bench(),
  ].join('')
}

function doorway(): string {
  return scene(
    ['ink', 'M690 640V452A110 110 0 0 1 910 452V640z'],
    ['lamp', 'M704 640V454A96 96 0 0 1 896 454V640z'],
    ['glow', 'M730 560V456A70 70 0 0 1 870 456V560z'],
    ['bark', 'M716 560H884V582H716z'],
    ['wood', 'M708 582H892V606H708z'],
    ['bark', 'M700 606H900V634H700z'],
    ['-ink', 'M716 582H884M708 606H892M800 386V560M732 470H868', 4],
    ['ink', 'M660 634H940V646H660z'],
  )
}

function flags(): string {
  return (
    scene(
      ['dusk', 'M0 900V776L560 640H1040L1600 776V900z'],
      ['slate', 'M200 900L660 640H940L1400 900z'],
      ['iron', 'M440 900L736 640H864L1160 900z'],
    ) +
    '<path fill="#f2bd55" opacity=".22" d="M560 900L704 640H896L1040 900z"/>' +
    scene(
      [
        '-ink',
        'M560 660H1040M500 690H1100M410 730H1190M290 784H1310M120 850H1480M800 640V900M704 640L440 900M896 640L1160 900M620 640L60 900M980 640L1540 900',
        4,
      ],
      ['-foam', 'M742 700L720 724M866 752L884 790M640 810L604 850M960 836L984 872M780 850V882', 4],
    )
  )
}

function stillage(): string {
  return scene(
    ['ink', 'M536 594H656V604H536zM944 594H1064V604H944zM400 610H540V624H400zM1060 610H1200V624H1060z'],
    ['bark', 'M530 678H650V700H530zM950 678H1070V700H950zM392 738H540V768H392zM1060 738H1208V768H1060z'],
    ['bark', 'M106 596H394V622H106zM1206 596H1494V622H1206z'],
    ['ink', 'M106 618H394V626H106zM1206 618H1494V626H1206z'],
    ['bark', 'M92 826H396V866H92zM1204 826H1508V866H1204z'],
    ['ink', 'M92 862H396V872H92zM1204 862H1508V872H1204z'],
    ['-malt', 'M120 604H340M1220 604H1440M110 838H330M1224 838H1440', 4],
  )
}

function bench(): string {
  return scene(
    ['ink', 'M640 800H960V822H640zM664 822H690V900H664zM910 822H936V900H910z'],
    ['wood', 'M636 786H964V808H636z'],
    ['-malt', 'M650 792H900', 4],
    ['steel', 'M700 716H772L764 786H708z'],
    ['ink', 'M700 712H772V722H700z'],
    ['-pale', 'M714 730L718 778', 6],
    ['-ink', 'M708 716Q736 668 764 716', 5],
    ['lamp', 'M822 700H870L864 786H828z'],
    ['paper', 'M818 692Q826 680 838 688Q848 676 858 688Q870 682 874 694V712H818z'],
    ['-paper', 'M834 724L836 770', 5],
    ['wood', 'M892 770H936V786H892z'],
    ['bark', 'M900 746H912V770H900z'],
  )
}

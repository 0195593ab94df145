/**
 * The postcode areas of the UK: post towns of `town-table.ts` (Town, or Town/County where two share a name) or
 * 'latitude longitude' points, each with the districts it stands for; a district named twice lies between the two.
 * Compiled by hand from public geographic knowledge: a district is good to about five kilometres in and around
 * towns and further in open country, an area (the middle of its districts) to about fifteen, more in the
 * Highlands. Read it through `postcode-districts.ts`.
 */
export const postcodeTable: Readonly<Record<string, string>> = {
  AB: `
    Aberdeen: 10 11 15 16 22-25; 57.10 -2.10: 12; Milltimber: 13; Peterculter: 14; 57.21 -2.19: 21;
    Laurencekirk: 30; Banchory: 31; Westhill: 32; Alford/Aberdeen and Aberdeenshire: 33; Aboyne: 34;
    Ballater: 35; Strathdon: 36; Ballindalloch: 37; Aberlour: 38; Stonehaven: 39; Ellon: 41; Peterhead: 42;
    Fraserburgh: 43; Macduff: 44; Banff: 45; Inverurie: 51; Insch: 52; Turriff: 53; Huntly: 54; Keith: 55;
    Buckie: 56`,
  AL: `St Albans: 1-4; Harpenden: 5; Welwyn: 6; Welwyn Garden City: 7 8; Hatfield: 9 10`,
  B: `
    52.480 -1.900: 1-5; 52.499 -1.890: 6; 52.490 -1.870: 7; 52.487 -1.835: 8; 52.473 -1.848: 9;
    52.466 -1.858: 10; 52.459 -1.867: 11; 52.459 -1.886: 12; 52.442 -1.884: 13; 52.422 -1.892: 14;
    52.468 -1.917: 15; 52.475 -1.935: 16; 52.457 -1.960: 17; 52.492 -1.910: 18; 52.507 -1.910: 19;
    52.517 -1.918: 20; 52.506 -1.943: 21; 52.482 -1.866: 9; 52.530 -1.850: 23; 52.517 -1.835: 24;
    52.468 -1.820: 25; 52.463 -1.785: 26; 52.443 -1.830: 27; 52.425 -1.843: 28; 52.440 -1.947: 29;
    52.425 -1.930: 30; 52.407 -1.965: 31; 52.453 -1.990: 32; 52.480 -1.770: 33; 52.497 -1.782: 34;
    52.517 -1.785: 35; 52.498 -1.760: 36; 52.475 -1.740: 37; 52.398 -1.925: 38; 52.535 -1.905: 42;
    52.548 -1.930: 43; 52.535 -1.880: 44; 52.395 -2.010: 45; 52.499 -1.706: 46; 52.388 -1.875: 47;
    52.352 -1.935: 48; Alcester: 49 50; Bromsgrove: 60 61; Halesowen: 62 63; Cradley Heath: 64;
    Rowley Regis: 65; Smethwick: 66 67; Oldbury: 68 69; West Bromwich: 70 71; 52.555 -1.830: 72-74;
    52.580 -1.790: 75 76; Tamworth: 77-79; Studley: 80; Solihull: 90-94; Henley-in-Arden: 95;
    Redditch: 96-98`,
  BA: `
    Bath: 1 2; Radstock: 3; Shepton Mallet: 4; Wells: 5; Glastonbury: 6; Castle Cary: 7; Templecombe: 8;
    Wincanton: 9; Bruton: 10; Frome: 11; Warminster: 12; Westbury: 13; Trowbridge: 14; Bradford-on-Avon: 15;
    Street: 16; Yeovil: 20-22`,
  BB: `
    Blackburn: 1 2 6; Darwen: 3; Rossendale: 4; Accrington: 5; Clitheroe: 7; Colne: 8; Nelson: 9;
    Burnley: 10-12; Barnoldswick: 18`,
  BD: `
    Bradford: 1-5 7 8; 53.773 -1.767: 6; 53.815 -1.800: 9; 53.822 -1.733: 10; 53.800 -1.700: 11;
    53.757 -1.742: 12; Denholme: 13; 53.780 -1.830: 14; 53.810 -1.830: 15; Bingley: 16; Shipley: 17 18;
    Cleckheaton: 19; Keighley: 20-22; Skipton: 23; Settle: 24`,
  BH: `
    Bournemouth: 1-11; Poole: 12-17; Broadstone: 18; Swanage: 19; Wareham: 20; Wimborne: 21; Ferndown: 22;
    Christchurch: 23; Ringwood: 24; New Milton: 25; Verwood: 31`,
  BL: `Bolton: 1-3 7; Farnworth: 4; Westhoughton: 5; Horwich: 6; Bury: 8 9; Ramsbottom: 0`,
  BN: `
    Brighton: 1 2 41 45 50 51 88; Hove: 3 52; Shoreham-by-Sea: 43; Steyning: 44; Henfield: 5; Hassocks: 6;
    Lewes: 7 8; Newhaven: 9; Peacehaven: 10; Worthing: 11-14; Lancing: 15; Littlehampton: 16 17;
    Arundel: 18; Eastbourne: 20-23; Pevensey: 24; Seaford: 25; Polegate: 26; Hailsham: 27;
    50.848 -0.205: 42`,
  BR: `Bromley: 1 2; Beckenham: 3; West Wickham: 4; Orpington: 5 6; Chislehurst: 7; Swanley: 8`,
  BS: `
    Bristol: 1 2 98 99; 51.435 -2.610: 3; 51.443 -2.565: 4; 51.460 -2.555: 5; 51.471 -2.590: 6;
    51.485 -2.585: 7; 51.458 -2.620: 8; 51.480 -2.640: 9; 51.510 -2.605: 10; 51.495 -2.680: 11;
    51.408 -2.590: 13; 51.413 -2.550: 14; 51.460 -2.500: 15; 51.490 -2.500: 16; Portishead: 20;
    Clevedon: 21; Weston-super-Mare: 22-24; Winscombe: 25; Axbridge: 26; Cheddar: 27; Wells: 28;
    Banwell: 29; 51.455 -2.425: 30; Keynsham: 31; 51.540 -2.560: 32; 51.540 -2.430: 37; 51.520 -2.420: 39;
    51.340 -2.770: 40; 51.410 -2.670: 41; 51.428 -2.740: 48; 51.378 -2.800: 49; Yate: 37; Thornbury: 35;
    51.550 -2.590: 34; 51.520 -2.545: 36; 51.350 -2.680: 80`,
  BT: `
    Belfast: 1-4 7 9 12-15; 54.594 -5.880: 5; 54.575 -5.905: 6; 54.557 -5.905: 8; 54.563 -5.965: 10;
    54.575 -5.990: 11; 54.590 -5.820: 16; 54.560 -6.010: 17; Holywood: 18; Bangor/County Down: 19 20;
    Donaghadee: 21; Newtownards: 22 23; Ballynahinch: 24; Dromore: 25; Hillsborough: 26; Lisburn: 27 28;
    Crumlin: 29; Downpatrick: 30; Castlewellan: 31; Banbridge: 32; Newcastle/County Down: 33; Newry: 34 35;
    Newtownabbey: 36 37; Carrickfergus: 38; Ballyclare: 39; Larne: 40; Antrim: 41; Ballymena: 42-44;
    Magherafelt: 45; Maghera: 46; Derry: 47 48; Limavady: 49; Coleraine: 51 52; Ballymoney: 53;
    Ballycastle: 54; Portstewart: 55; Portrush: 56; Bushmills: 57; Newtownabbey: 58; Armagh: 60 61;
    Craigavon: 62-67; Caledon: 68; Aughnacloy: 69; Dungannon: 70 71; Enniskillen: 74 92-94;
    Fivemiletown: 75; Clogher: 76; Augher: 77; Omagh: 78 79; Cookstown: 80; Castlederg: 81; Strabane: 82`,
  CA: `
    Carlisle: 1-3; 54.855 -2.850: 4; 54.870 -3.040: 5; 55.010 -2.950: 6; Wigton: 7; Brampton: 8; Alston: 9;
    Penrith: 10 11; Keswick: 12; Cockermouth: 13; Workington: 14 95; Maryport: 15;
    Appleby-in-Westmorland: 16; Kirkby Stephen: 17; Ravenglass: 18; Holmrook: 19; Seascale: 20;
    Beckermet: 21; Egremont: 22; Cleator: 23; Moor Row: 24; Cleator Moor: 25; Frizington: 26; St Bees: 27;
    Whitehaven: 28; Gretna: 99`,
  CB: `
    Cambridge: 1-5; Ely: 6 7; Newmarket: 8; Haverhill: 9; Saffron Walden: 10 11; 52.140 0.130: 22;
    52.200 -0.050: 23; 52.270 0.130: 24; 52.190 0.260: 21; 52.220 -0.070: 23`,
  CF: `
    Cardiff: 10 11 24 91 95 99; 51.495 -3.200: 14; 51.510 -3.225: 15; 51.480 -3.290: 5; 51.530 -3.270: 15;
    51.517 -3.160: 23; 51.495 -3.120: 3; 51.530 -3.140: 23; Pontypridd: 37 38; Porth: 39; Tonypandy: 40;
    Treorchy: 41 42; Ferndale: 43; Aberdare: 44; Mountain Ash: 45; Treharris: 46; Merthyr Tydfil: 47 48;
    Barry: 62 63; Penarth: 64; Cowbridge: 71; Pontyclun: 72; Bargoed: 81; Hengoed: 82; Caerphilly: 83;
    Bridgend: 31-33 35; Maesteg: 34; Porthcawl: 36; Llantwit Major: 61`,
  CH: `
    Chester: 1-4 70 88 99; Deeside: 5; Bagillt: 6; Buckley: 7; Mold: 7; Holywell: 8; Birkenhead: 41 42;
    53.395 -3.055: 43; Wallasey: 44 45; 53.400 -3.120: 46; Hoylake: 47; 53.370 -3.160: 48;
    53.370 -3.085: 49; Heswall: 60; 53.345 -3.060: 61; Bebington: 62 63; Neston: 64; Ellesmere Port: 65 66`,
  CM: `
    Chelmsford: 1-3 92 98 99; Ingatestone: 4; Ongar: 5; Great Dunmow: 6; Braintree: 7 77; Witham: 8;
    Maldon: 9; Billericay: 11 12; Brentwood: 13-15; Epping: 16; Harlow: 17-20; Sawbridgeworth: 21;
    Bishop's Stortford: 22 23; Stansted Mountfitchet: 24; 51.660 0.600: 0`,
  CO: `
    Colchester: 1-4; 51.850 0.960: 5; Coggeshall: 6; Brightlingsea: 7; 51.930 0.780: 8; Halstead: 9;
    Sudbury: 10; Manningtree: 11; Harwich: 12; Frinton-on-Sea: 13; Walton-on-the-Naze: 14;
    Clacton-on-Sea: 15 16`,
  CR: `
    Croydon: 0 2 9 44 90; Mitcham: 4; Coulsdon: 5; Caterham: 3; Warlingham: 6; 51.400 -0.110: 7; Purley: 8`,
  CT: `
    Canterbury: 1-4; Whitstable: 5; Herne Bay: 6; Birchington: 7; Westgate-on-Sea: 8; Margate: 9;
    Broadstairs: 10; Ramsgate: 11 12; Sandwich: 13; Deal: 14; Dover: 15-17; Folkestone: 18-20 50; Hythe: 21`,
  CV: `
    Coventry: 1-6; Bedworth: 12; 52.430 -1.600: 7; Kenilworth: 8; Atherstone: 9; Nuneaton: 10 11 13;
    Rugby: 21-23; Leamington Spa: 31-33; Warwick: 34 35; Shipston-on-Stour: 36; Stratford-upon-Avon: 37;
    Southam: 47`,
  CW: `
    Crewe: 1-4 98; Nantwich: 5; Tarporley: 6; Winsford: 7; Northwich: 8 9; Middlewich: 10; Sandbach: 11;
    Congleton: 12`,
  DA: `
    Dartford: 1 2 4 10; Longfield: 3; Bexley: 5; Bexleyheath: 6 7; Erith: 8; Swanscombe: 10; Greenhithe: 9;
    Gravesend: 11-13; Sidcup: 14 15; Welling: 16; 51.480 0.160: 17 18`,
  DD: `
    Dundee: 1-4; Broughty Ferry: 5; Newport-on-Tay: 6; Carnoustie: 7; Forfar: 8; Kirriemuir: 8; Brechin: 9;
    Montrose: 10; Arbroath: 11`,
  DE: `
    Derby: 1 3 21-24 73; Ripley: 5; Ashbourne: 6; Ilkeston: 7; Swadlincote: 11 12; Burton upon Trent: 13-15;
    Matlock: 4; Bakewell: 45; Alfreton: 55; Belper: 56; 52.880 -1.550: 65; 52.850 -1.700: 65;
    52.900 -1.370: 72; 52.840 -1.400: 74; 53.000 -1.350: 75; Heanor: 75; Long Eaton: 72; 52.787 -1.600: 11`,
  DG: `
    Dumfries: 1 2; Thornhill: 3; Sanquhar: 4; Dalbeattie: 5; Kirkcudbright: 6; Castle Douglas: 7;
    Newton Stewart: 8; Stranraer: 9; Moffat: 10; Lockerbie: 11; Annan: 12; Langholm: 13; Canonbie: 14;
    Gretna: 16`,
  DH: `
    Durham: 1 97-99; Chester-le-Street: 2 3; Houghton le Spring: 4 5; 54.780 -1.480: 6; 54.780 -1.680: 7;
    Consett: 8; Stanley: 9`,
  DL: `
    Darlington: 1-3 98; Shildon: 4; Newton Aycliffe: 5; Northallerton: 6 7; Catterick Garrison: 9;
    Richmond/North Yorkshire: 10 11; Barnard Castle: 12; Bishop Auckland: 13 14; Crook: 15; Spennymoor: 16;
    Ferryhill: 17; Leyburn: 8`,
  DN: `
    Doncaster: 1-5 11 12 55; 53.590 -1.130: 5; 53.590 -1.080: 6; 53.560 -0.980: 7; Thorne: 8;
    53.560 -0.830: 9; Bawtry: 10; Goole: 14; Scunthorpe: 15-17; Barton-upon-Humber: 18;
    Barrow-upon-Humber: 19; Brigg: 20; Gainsborough: 21; Retford: 22; Grimsby: 31-34 37 41; Cleethorpes: 35;
    53.500 -0.030: 36; Brigg: 38; Ulceby: 39; Immingham: 40`,
  DT: `
    Dorchester: 1 2; Weymouth: 3 4; Portland: 5; Bridport: 6; Lyme Regis: 7; Beaminster: 8; Sherborne: 9;
    Sturminster Newton: 10; Blandford Forum: 11`,
  DY: `
    Dudley: 1-3; Tipton: 4; Brierley Hill: 5; Kingswinford: 6; Stourbridge: 7-9; Kidderminster: 10 11 14;
    Bewdley: 12; Stourport-on-Severn: 13`,
  E: `
    51.517 -0.060: 1; 51.529 -0.060: 2; 51.529 -0.025: 3; 51.632 0.000: 4; 51.558 -0.055: 5;
    51.531 0.055: 6; 51.549 0.028: 7; 51.543 -0.067: 8; 51.545 -0.045: 9; 51.567 -0.013: 10;
    51.567 0.012: 11; 51.550 0.052: 12; 51.527 0.027: 13; 51.508 -0.020: 14; 51.539 0.003: 15;
    51.510 0.025: 16; 51.586 -0.018: 17; 51.592 0.025: 18; 51.544 -0.010: 20; 51.528 -0.055: 98`,
  EC: `51.524 -0.101: 1; 51.525 -0.089: 2; 51.513 -0.085: 3; 51.514 -0.103: 4`,
  EH: `
    Edinburgh: 1-3 7 8 91 95 99; 55.960 -3.220: 4; 55.975 -3.225: 5; Leith: 6; 55.928 -3.200: 9;
    55.925 -3.215: 10; 55.935 -3.250: 11; 55.943 -3.280: 12; 55.905 -3.250: 13; Currie: 14; Portobello: 15;
    55.925 -3.160: 16; 55.905 -3.150: 17; Lasswade: 18; Bonnyrigg: 19; Loanhead: 20; Musselburgh: 21;
    Dalkeith: 22; Gorebridge: 23; Rosewell: 24; Roslin: 25; Penicuik: 26; Kirknewton: 27; Newbridge: 28;
    Kirkliston: 29; South Queensferry: 30; Gullane: 31; Longniddry: 32; Prestonpans: 32; Tranent: 33;
    55.910 -2.890: 34; 55.900 -2.890: 35; Humbie: 36; Pathhead: 37; Heriot: 38; North Berwick: 39;
    East Linton: 40; Haddington: 41; Dunbar: 42; Walkerburn: 43; Innerleithen: 44; Peebles: 45;
    West Linton: 46; 55.860 -3.690: 47; Bathgate: 48; Linlithgow: 49; Bo'ness: 51; Broxburn: 52;
    Livingston: 53 54; West Calder: 55; Juniper Green: 14`,
  EN: `
    Enfield: 1-3; 51.640 -0.160: 4; Barnet: 5; Potters Bar: 6; Waltham Cross: 7 8; Waltham Abbey: 9;
    Broxbourne: 10; Hoddesdon: 11`,
  EX: `
    Exeter: 1-6; Dawlish: 7; Exmouth: 8; Budleigh Salterton: 9; Sidmouth: 10; Ottery St Mary: 11;
    Seaton: 12; Axminster: 13; Honiton: 14; Cullompton: 15; Tiverton: 16; Crediton: 17; Chulmleigh: 18;
    Winkleigh: 19; Okehampton: 20; Beaworthy: 21; Holsworthy: 22; Bude: 23; Colyton: 24; Barnstaple: 31 32;
    Braunton: 33; Woolacombe: 34; Ilfracombe: 34; Lynton: 35; South Molton: 36; Umberleigh: 37;
    Great Torrington: 38; Bideford: 39`,
  FK: `
    Falkirk: 1 2; Grangemouth: 3; Bonnybridge: 4; Larbert: 5; Denny: 6; Stirling: 7-9; Alloa: 10;
    Menstrie: 11; Alva: 12; Tillicoultry: 13; Dollar: 14; Dunblane: 15; Doune: 16; Callander: 17 18;
    Lochearnhead: 19; Crianlarich: 20; Killin: 21`,
  FY: `Blackpool: 1-4; Thornton-Cleveleys: 5; Poulton-le-Fylde: 6; Fleetwood: 7; Lytham St Annes: 8`,
  G: `
    Glasgow: 1-4 58 60 70 79 90; 55.850 -4.240: 5; 55.867 -4.270: 3; 55.878 -4.290: 11 12;
    55.888 -4.330: 13; 55.880 -4.350: 14; 55.910 -4.380: 15; 55.885 -4.385: 81; 55.875 -4.280: 20;
    55.885 -4.245: 21; 55.890 -4.240: 22; 55.880 -4.285: 12; 55.880 -4.220: 21; 55.860 -4.210: 31;
    55.850 -4.180: 32; 55.870 -4.160: 33; 55.865 -4.110: 34; 55.850 -4.210: 40; 55.835 -4.270: 41;
    55.835 -4.255: 42; 55.825 -4.300: 43; 55.805 -4.260: 44; 55.800 -4.240: 45; 55.800 -4.300: 46;
    55.855 -4.310: 51; 55.845 -4.340: 52; 55.820 -4.360: 53; Bearsden: 61; Milngavie: 62; Balfron: 63;
    Bishopbriggs: 64; 55.950 -4.100: 65; Kirkintilloch: 66; Cumbernauld: 67 68; 55.860 -4.090: 69;
    55.850 -4.130: 69; Bellshill: 71; Rutherglen: 73; East Kilbride: 74 75; 55.760 -4.260: 76;
    Newton Mearns: 77; Barrhead: 78; Cambuslang: 72; Clydebank: 81; Dumbarton: 82; Alexandria: 83;
    Helensburgh: 84; 55.815 -4.110: 71 72`,
  GL: `
    Gloucester: 1-4; Stroud: 5 6; Cirencester: 7; Tetbury: 8; Badminton: 9; Stonehouse: 10; Dursley: 11;
    Wotton-under-Edge: 12; Berkeley: 13; Cinderford: 14; Lydney: 15; Coleford: 16; Drybrook: 17; Newent: 18;
    51.940 -2.280: 19; Tewkesbury: 20; Cheltenham: 50-53; Stow-on-the-Wold: 54; Chipping Campden: 55;
    Moreton-in-Marsh: 56`,
  GU: `
    Guildford: 1-5; Cranleigh: 6; Godalming: 7 8; Farnham: 9 10; Aldershot: 11 12; 51.280 -0.700: 12;
    Farnborough: 14; Camberley: 15-17; Bagshot: 19; Lightwater: 18; Windlesham: 20; Woking: 21-25;
    Hindhead: 26; Haslemere: 27; Petworth: 28; Midhurst: 29; Liphook: 30; Petersfield: 31 32; Liss: 33;
    Alton: 34; Bordon: 35; Yateley: 46; 51.330 -0.780: 47; Fleet: 51 52; Sandhurst: 47; Liphook: 30;
    Yateley: 46; 51.260 -0.720: 12; 51.230 -0.570: 1`,
  HA: `Harrow: 1-3; Ruislip: 4; Pinner: 5; Northwood: 6; Stanmore: 7; Edgware: 8; Wembley: 0 9`,
  HD: `Huddersfield: 1-5; Brighouse: 6; Slaithwaite: 7; 53.590 -1.680: 8; Holmfirth: 9`,
  HG: `Harrogate: 1-3; Ripon: 4; Knaresborough: 5`,
  HP: `
    Hemel Hempstead: 1-3; Berkhamsted: 4; Chesham: 5; Amersham: 6 7; Chalfont St Giles: 8; Beaconsfield: 9;
    High Wycombe: 10-15; Great Missenden: 16; Aylesbury: 17-22; Tring: 23; Princes Risborough: 27`,
  HR: `Hereford: 1-4; Kington: 5; Leominster: 6; Bromyard: 7; Ledbury: 8; Ross-on-Wye: 9`,
  HS: `
    Isle of Lewis: 1 2; Isle of Harris: 3-5; Isle of North Uist: 6; Isle of Benbecula: 7;
    Isle of South Uist: 8; Isle of Barra: 9`,
  HU: `
    Kingston upon Hull: 1-9; Cottingham: 16; 53.800 -0.340: 7; 53.810 -0.250: 11; Hedon: 12; Hessle: 13;
    North Ferriby: 14; Brough: 15; Beverley: 17; Hornsea: 18; Withernsea: 19; 53.740 -0.640: 15;
    53.770 -0.510: 20; 53.720 -0.440: 10`,
  HX: `Halifax: 1-4; Elland: 5; Sowerby Bridge: 6; Hebden Bridge: 7`,
  IG: `Ilford: 1-6; Chigwell: 7; Woodford: 8; Buckhurst Hill: 9; Loughton: 10; Barking: 11`,
  IP: `
    Ipswich: 1-5 8-10; 52.020 1.240: 10; Felixstowe: 11; Woodbridge: 12; Framlingham: 13; Needham Market: 6;
    Hadleigh: 7; Stowmarket: 14; Aldeburgh: 15; Leiston: 16; Saxmundham: 17; Southwold: 18; Halesworth: 19;
    Harleston: 20; Eye: 21; Diss: 21 22 98; Eye: 23; Thetford: 24-26; Brandon: 27; Mildenhall: 28;
    Bury St Edmunds: 29-33; 52.050 1.100: 8; 52.020 1.200: 10; 52.080 1.200: 5`,
  IV: `
    Inverness: 1-3 5 99; 57.480 -4.500: 4; Beauly: 4; Muir of Ord: 6; Dingwall: 7; Munlochy: 8; Avoch: 9;
    Fortrose: 10; Cromarty: 11; Nairn: 12; 57.350 -4.070: 13; Strathpeffer: 14; 57.630 -4.330: 15;
    57.650 -4.380: 16; Alness: 17; Invergordon: 18; Tain: 19 20; Gairloch: 21; 57.770 -5.600: 22;
    57.650 -5.000: 23; Ardgay: 24; Dornoch: 25; Ullapool: 26; 58.250 -4.900: 27; Rogart: 28; Elgin: 30;
    Lossiemouth: 31; Fochabers: 32; Forres: 36; Kyle of Lochalsh: 40; 57.260 -5.800: 41 42 49;
    Portree: 51 55 56; Plockton: 52; Strathcarron: 53 54; 57.240 -4.500: 63; 57.100 -5.950: 43-46;
    57.320 -6.380: 47 48`,
  KA: `
    Kilmarnock: 1-3; Galston: 4; Mauchline: 5; Ayr: 6-8; Prestwick: 9; Troon: 10; Irvine: 11 12;
    Kilwinning: 13; Beith: 14 15; Newmilns: 16; Darvel: 17; Cumnock: 18; Maybole: 19; Stevenston: 20;
    Saltcoats: 21; Ardrossan: 22; West Kilbride: 23; Dalry: 24; Kilbirnie: 25; Girvan: 26;
    Isle of Arran: 27; Isle of Cumbrae: 28; Largs: 29 30`,
  KT: `
    Kingston upon Thames: 1 2; New Malden: 3; 51.380 -0.240: 4; Surbiton: 5 6; Thames Ditton: 7;
    East Molesey: 8; Chessington: 9; Esher: 10; Cobham: 11; Walton-on-Thames: 12; Weybridge: 13;
    West Byfleet: 14; Addlestone: 15; Chertsey: 16; Epsom: 17-19; Tadworth: 20; 51.310 -0.300: 21;
    Leatherhead: 22-24`,
  KW: `
    Wick: 1; 58.480 -3.200: 2; Lybster: 3; Thurso: 14; Kirkwall: 15; Stromness: 16; Orkney: 17;
    58.450 -3.450: 12; Helmsdale: 8; Brora: 9; Golspie: 10; Kinbrace: 11; Halkirk: 12; Forsinard: 13;
    58.290 -3.380: 5; 58.250 -3.430: 6; 58.180 -3.500: 7`,
  KY: `
    Kirkcaldy: 1 2; Burntisland: 3; Cowdenbeath: 4; Lochgelly: 5; Glenrothes: 6 7; Leven: 8 9;
    Anstruther: 10; Inverkeithing: 11; Dunfermline: 11 12 99; Kinross: 13; Newburgh: 14; Cupar: 15;
    St Andrews: 16`,
  L: `
    Liverpool: 1-3 69-72 74 75; 53.440 -2.970: 4; 53.425 -2.970: 5; 53.415 -2.945: 6; 53.405 -2.945: 7;
    53.390 -2.960: 8; 53.460 -2.950: 9 10; 53.450 -2.905: 11; 53.435 -2.895: 12; 53.418 -2.920: 13;
    53.420 -2.870: 14; 53.400 -2.915: 15; 53.402 -2.890: 16; 53.375 -2.950: 17; 53.382 -2.905: 18;
    53.360 -2.905: 19; Bootle: 20 30; 53.480 -3.010: 21-23; 53.350 -2.830: 24; 53.385 -2.865: 25;
    53.355 -2.810: 26; 53.370 -2.870: 25; 53.500 -3.020: 38; 53.485 -3.030: 29; Maghull: 31; Kirkby: 32 33;
    53.420 -2.800: 34; Prescot: 34 35; Huyton: 36; Formby: 37; Ormskirk: 39 40`,
  LA: `
    Lancaster: 1; Morecambe: 3 4; Carnforth: 5 6; Milnthorpe: 7; Kendal: 8 9; Sedbergh: 10;
    Grange-over-Sands: 11; Ulverston: 12; Barrow-in-Furness: 13 14; Dalton-in-Furness: 15;
    Askam-in-Furness: 16; Kirkby-in-Furness: 17; Millom: 18 19; Broughton-in-Furness: 20; Coniston: 21;
    Ambleside: 22; Windermere: 23; 54.060 -2.620: 2`,
  LD: `
    Llandrindod Wells: 1; Builth Wells: 2; Brecon: 3; Llangammarch Wells: 4; Llanwrtyd Wells: 5;
    Rhayader: 6; Knighton: 7; Presteigne: 8`,
  LE: `
    Leicester: 1-5 21 41 55 87 94 95; Enderby: 19; Syston: 7; 52.580 -1.070: 8; Lutterworth: 17;
    52.550 -1.180: 9; Hinckley: 10; Loughborough: 11 12; Melton Mowbray: 13 14; Oakham: 15;
    Market Harborough: 16; Wigston: 18; Ashby-de-la-Zouch: 65; Coalville: 67; 52.630 -1.240: 6;
    52.600 -1.210: 3`,
  LL: `
    Wrexham: 11-14; Ruthin: 15; Denbigh: 16; St Asaph: 17; Rhyl: 18; Prestatyn: 19; Llangollen: 20;
    Corwen: 21; Abergele: 22; Bala: 23; Betws-y-Coed: 24; Dolwyddelan: 25; Llanrwst: 26; Trefriw: 27;
    Colwyn Bay: 28 29; Llandudno: 30; Llandudno Junction: 31; Conwy: 32; Llanfairfechan: 33;
    Penmaenmawr: 34; Aberdovey: 35; Tywyn: 36; Llwyngwril: 37; Fairbourne: 38; Arthog: 39; Dolgellau: 40;
    Blaenau Ffestiniog: 41; Barmouth: 42; 52.755 -4.080: 43; Dyffryn Ardudwy: 44; Llanbedr: 45; Harlech: 46;
    Talsarnau: 47; Penrhyndeudraeth: 48; Porthmadog: 49; Garndolbenmaen: 51; Criccieth: 52; Pwllheli: 53;
    Caernarfon: 54 55; Y Felinheli: 56; Bangor/Gwynedd: 57; Beaumaris: 58; Menai Bridge: 59; Gaerwen: 60;
    Llanfairpwll: 61; Bodorgan: 62; Ty Croes: 63; Rhosneigr: 64; Holyhead: 65; Rhosgoch: 66; Cemaes Bay: 67;
    Amlwch: 68; Penysarn: 69; Dulas: 70; Llanerchymedd: 71; Moelfre: 72; Marianglas: 73; Tyn-y-Gongl: 74;
    Pentraeth: 75; 53.320 -4.230: 76; Llangefni: 77; 53.290 -4.260: 78`,
  LN: `
    53.270 -0.580: 1; Lincoln: 2; 53.240 -0.410: 3; 53.120 -0.380: 4; 53.140 -0.560: 5; 53.190 -0.630: 6;
    Market Rasen: 7 8; Horncastle: 9; Woodhall Spa: 10; Louth: 11; Mablethorpe: 12; Alford/Lincolnshire: 13`,
  LS: `
    53.800 -1.545: 1 2 88 98 99; 53.820 -1.535: 7; 53.815 -1.580: 5; 53.822 -1.580: 6; 53.810 -1.570: 4;
    53.810 -1.600: 5; 53.806 -1.560: 3; 53.822 -1.490: 8; 53.810 -1.515: 9; 53.765 -1.535: 10;
    53.780 -1.560: 11; 53.793 -1.600: 12; 53.815 -1.620: 13; 53.810 -1.450: 14; 53.792 -1.440: 15;
    53.850 -1.620: 16; 53.855 -1.540: 17; Horsforth: 18; Yeadon: 19; Guiseley: 20; Otley: 21;
    Wetherby: 22 23; Tadcaster: 24; Garforth: 25; Rothwell: 26; Morley: 27; Pudsey: 28; Ilkley: 29`,
  LU: `Luton: 1-4; Dunstable: 5 6; Leighton Buzzard: 7`,
  M: `
    53.481 -2.237: 1; 53.480 -2.247: 2; 53.484 -2.250: 3 60 61 99; 53.485 -2.228: 4; 53.480 -2.275: 5;
    53.495 -2.300: 6; 53.505 -2.275: 7; 53.515 -2.240: 8; 53.525 -2.210: 9; 53.480 -2.195: 11;
    53.465 -2.200: 12; 53.463 -2.215: 13; 53.450 -2.225: 14; 53.466 -2.248: 15; 53.455 -2.265: 16;
    53.470 -2.320: 17; 53.465 -2.180: 18; 53.438 -2.195: 19; 53.425 -2.230: 20; 53.442 -2.277: 21;
    53.395 -2.265: 22; 53.400 -2.285: 23; Middleton: 24; Prestwich: 25; Radcliffe: 26; Swinton: 27;
    Worsley: 28; Atherton: 29 46; Eccles: 30; 53.425 -2.420: 31; Sale: 33; Denton: 34; Droylsden: 43;
    Urmston: 41; Stretford: 32; 53.500 -2.160: 35; Whitefield: 45; 53.500 -2.290: 50; 53.520 -2.280: 7;
    53.443 -2.424: 44; 53.525 -2.400: 38; 53.420 -2.425: 31`,
  ME: `
    Rochester: 1-3; Chatham: 4 5; Aylesford: 6 20; Gillingham/Kent: 7 8; Sittingbourne: 9 10;
    Queenborough: 11; Sheerness: 12; Faversham: 13; Maidstone: 14-18; West Malling: 19; Snodland: 6`,
  MK: `
    Milton Keynes: 5-10 14 15; Bletchley: 1-4; Wolverton: 11-13; Newport Pagnell: 16; 52.040 -0.620: 17;
    Buckingham: 18; 52.040 -0.990: 19; Bedford: 40 41; 52.110 -0.470: 42; 52.150 -0.600: 43;
    52.190 -0.440: 44; 52.020 -0.490: 45; Olney: 46; 52.060 -0.630: 17; 52.000 -0.720: 77`,
  ML: `
    Motherwell: 1; Wishaw: 2; Hamilton: 3; Bellshill: 4; Coatbridge: 5; Airdrie: 6; Shotts: 7; Carluke: 8;
    Larkhall: 9; Strathaven: 10; Lanark: 11; Biggar: 12`,
  N: `
    51.535 -0.100: 1; 51.590 -0.170: 2; 51.600 -0.192: 3; 51.567 -0.105: 4; 51.553 -0.098: 5;
    51.571 -0.142: 6; 51.555 -0.120: 7; 51.583 -0.120: 8; 51.625 -0.060: 9; 51.593 -0.142: 10;
    51.614 -0.140: 11; 51.613 -0.177: 12; 51.619 -0.102: 13; 51.634 -0.128: 14; 51.583 -0.080: 15;
    51.563 -0.077: 16; 51.595 -0.070: 17; 51.613 -0.065: 18; 51.565 -0.133: 19; 51.630 -0.175: 20;
    51.635 -0.103: 21; 51.598 -0.108: 22; 51.615 -0.100: 81`,
  NE: `
    Newcastle upon Tyne: 1 2 4 82 83 85 88 98 99; 55.010 -1.620: 3; 54.985 -1.670: 5; 54.980 -1.570: 6;
    54.998 -1.580: 7; Gateshead: 8-11 92; 55.020 -1.570: 12; 55.040 -1.620: 13; 55.000 -1.690: 5;
    54.990 -1.780: 15; 54.946 -1.680: 16; 54.920 -1.680: 16; Rowlands Gill: 39; Blaydon-on-Tyne: 21;
    Morpeth: 61 65; Bedlington: 22; Cramlington: 23; Blyth: 24; Seaton Delaval: 25; Whitley Bay: 25 26;
    55.040 -1.540: 27; Wallsend: 28; North Shields: 29 30; Tynemouth: 30; Hebburn: 31; Jarrow: 32;
    South Shields: 33 34; Boldon Colliery: 35; East Boldon: 36; Washington: 37 38; Ryton: 40; Wylam: 41;
    Prudhoe: 42; Stocksfield: 43; Riding Mill: 44; Corbridge: 45; Hexham: 46-48; Haltwhistle: 49;
    Choppington: 62; Ashington: 63; Newbiggin-by-the-Sea: 64; Alnwick: 66; Chathill: 67; Seahouses: 68;
    Bamburgh: 69; Belford: 70; Wooler: 71; 54.960 -1.600: 8; Ponteland: 20`,
  NG: `
    Nottingham: 1-3 7 80 90; 52.955 -1.100: 3; 52.975 -1.140: 5; 52.990 -1.180: 6; 52.950 -1.200: 8;
    Beeston: 9; 52.900 -1.280: 10; 52.890 -1.160: 11; 52.910 -1.060: 12; Bingham: 13; Hucknall: 15;
    53.020 -1.030: 14; 52.990 -1.300: 16; Kirkby-in-Ashfield: 17; Sutton-in-Ashfield: 17;
    Mansfield: 18-21 70; 53.230 -1.220: 20; Ollerton: 22; Newark-on-Trent: 23 24; Southwell: 25;
    Grantham: 31-33; Sleaford: 34; 52.930 -1.130: 2; 52.995 -1.100: 4`,
  NN: `
    Northampton: 1-5 7; 52.210 -0.790: 4; 52.230 -1.040: 7; 52.290 -0.930: 2; 52.310 -0.930: 6;
    Wellingborough: 8 29; Rushden: 10; Daventry: 11; Towcester: 12; Brackley: 13; Kettering: 14-16;
    Corby: 17 18; 52.460 -0.620: 18; 52.220 -0.830: 3; Higham Ferrers: 10; 52.310 -0.590: 9`,
  NP: `
    Newport/Gwent: 10 18-20; 51.630 -3.130: 11; Pontypool: 4; Tredegar: 22; Ebbw Vale: 23; New Tredegar: 24;
    Blackwood: 12; Abertillery: 13; Usk: 15; Chepstow: 16; Caldicot: 26; Monmouth: 25; Abergavenny: 7;
    Crickhowell: 8; Cwmbran: 44; 51.750 -3.240: 22`,
  NR: `
    Norwich: 1-8; 52.640 1.080: 9; 52.730 1.250: 10; Aylsham: 11; 52.750 1.480: 12; 52.650 1.440: 13;
    52.540 1.380: 14; 52.480 1.260: 15; 52.490 1.050: 16; Attleborough: 17; Wymondham: 18; Dereham: 19 20;
    Fakenham: 21; Walsingham: 22; Wells-next-the-Sea: 23; Melton Constable: 24; Holt: 25; Sheringham: 26;
    Cromer: 27; North Walsham: 28; Great Yarmouth: 29-31; Lowestoft: 32 33 99; Beccles: 34; Bungay: 35`,
  NW: `
    51.530 -0.140: 1; 51.555 -0.215: 2; 51.555 -0.165: 3; 51.590 -0.225: 4; 51.552 -0.142: 5;
    51.543 -0.197: 6; 51.615 -0.235: 7; 51.533 -0.172: 8; 51.588 -0.260: 9; 51.540 -0.245: 10;
    51.578 -0.197: 11; 51.552 -0.300: 26`,
  OL: `
    Oldham: 1 2 4 8 9 95; 53.560 -2.060: 3; Uppermill: 3; Mossley: 5; Ashton-under-Lyne: 6 7; Heywood: 10;
    Rochdale: 11 12 16; Bacup: 13; Todmorden: 14; Littleborough: 15`,
  OX: `
    Oxford: 1-4; Kidlington: 5; 51.830 -1.200: 33; 51.780 -1.100: 3; 51.700 -1.130: 44; Thame: 9;
    Wallingford: 10; Didcot: 11; Wantage: 12; 51.680 -1.350: 13; Abingdon: 13 14; Banbury: 15-17;
    Bicester: 25-27; Witney: 28 29; Chipping Norton: 7; Woodstock: 20; Burford: 18; Carterton: 18;
    Bampton: 18; Chinnor: 39; Watlington: 49; 51.790 -1.350: 29; 51.600 -1.580: 12; 51.720 -1.200: 4`,
  PA: `
    Paisley: 1-3; Renfrew: 4; Johnstone: 5 6 9 10; Bishopton: 7; Erskine: 8; Bridge of Weir: 11;
    Lochwinnoch: 12; Kilmacolm: 13; Port Glasgow: 14; Greenock: 15 16; Skelmorlie: 17; Wemyss Bay: 18;
    Gourock: 19; Isle of Bute: 20; Tighnabruaich: 21; Colintraive: 22; Dunoon: 23; 56.160 -4.990: 24;
    Cairndow: 25-27; Campbeltown: 28; Tarbert: 29; Lochgilphead: 30 31; Inveraray: 32; Dalmally: 33;
    Oban: 34 37 80; Taynuilt: 35; 56.510 -4.770: 36; Appin: 38; Isle of Gigha: 41; Isle of Islay: 42-49;
    Isle of Jura: 60; Isle of Colonsay: 61; Isle of Mull: 62-75; Isle of Iona: 76; Isle of Tiree: 77;
    Isle of Coll: 78`,
  PE: `
    Peterborough: 1-5 7 8 99; 52.660 -0.220: 6; Stamford: 9; Bourne: 10; Spalding: 11 12; Wisbech: 13 14;
    March: 15; Chatteris: 16; St Neots: 19; Boston: 20-22; Spilsby: 23; Skegness: 24 25; Huntingdon: 28 29;
    Ramsey: 26; St Ives/Cambridgeshire: 27; King's Lynn: 30-35; Hunstanton: 36; Swaffham: 37;
    Downham Market: 38; Whittlesey: 7; 52.760 0.220: 34; 52.660 0.170: 13 14; 52.590 -0.330: 5 8`,
  PH: `
    Perth: 1 2; 56.450 -3.170: 14; Auchterarder: 3 4; Crieff: 5-7; Dunkeld: 8; Pitlochry: 9 16 18;
    Blairgowrie: 10-13; Aberfeldy: 15; Dalwhinnie: 19; Newtonmore: 20; Kingussie: 21; Aviemore: 22;
    Carrbridge: 23; Boat of Garten: 24; Nethy Bridge: 25; Grantown-on-Spey: 26; Fort William: 33;
    Spean Bridge: 34; Invergarry: 35; Acharacle: 36; 56.870 -5.440: 37; 56.780 -5.840: 38; Arisaig: 39;
    Mallaig: 40 41; 56.900 -6.150: 42; 57.000 -6.300: 43; 56.830 -6.200: 44; Ballachulish: 49;
    Kinlochleven: 50; Roy Bridge: 31; Fort Augustus: 32; 56.690 -4.250: 17; 56.850 -5.000: 30`,
  PL: `
    Plymouth: 1-6 95; 50.410 -4.080: 6; 50.390 -4.040: 7; 50.340 -4.010: 8; 50.350 -4.100: 9;
    Torpoint: 10 11; Saltash: 12; Looe: 13; Liskeard: 14; Launceston: 15; Lifton: 16; Callington: 17;
    Calstock: 18; Gunnislake: 18; Tavistock: 19; Yelverton: 20; Ivybridge: 21; Lostwithiel: 22; Fowey: 23;
    Par: 24; St Austell: 25 26; Wadebridge: 27; Padstow: 28; Port Isaac: 29; Bodmin: 30 31; Camelford: 32;
    Delabole: 33; Tintagel: 34; Boscastle: 35`,
  PO: `
    Portsmouth: 1-3 6; Southsea: 4 5; Waterlooville: 7 8; Havant: 9; Rowlands Castle: 9; Emsworth: 10;
    Hayling Island: 11; Gosport: 12; Lee-on-the-Solent: 13; Fareham: 14-17; Chichester: 18-20;
    Bognor Regis: 21 22; Newport/Isle of Wight: 30; Cowes: 31; East Cowes: 32; Ryde: 33; Seaview: 34;
    Bembridge: 35; Sandown: 36; Shanklin: 37; Ventnor: 38; Totland Bay: 39; Freshwater: 40; Yarmouth: 41;
    50.845 -1.070: 6`,
  PR: `
    Preston: 1 2 11; 53.840 -2.650: 3; Kirkham: 4; 53.740 -2.770: 4; Bamber Bridge: 5; 53.640 -2.620: 7;
    Chorley: 6 7; Southport: 8 9; Leyland: 25 26; Garstang: 3; 53.760 -2.640: 5; 53.690 -2.840: 4`,
  RG: `
    Reading: 1 2 30 31; Theale: 7; 51.490 -0.970: 4; 51.450 -0.920: 6; 51.430 -0.930: 5; Pangbourne: 8;
    Henley-on-Thames: 9; Twyford: 10; Bracknell: 12 42; Newbury: 14 20; Hungerford: 17; Thatcham: 18 19;
    Basingstoke: 21-24; 51.340 -1.100: 26; Tadley: 26; Hook: 27 29; Whitchurch/Hampshire: 28; Overton: 25;
    Wokingham: 40 41; Crowthorne: 45; 51.320 -1.240: 20; 51.370 -0.960: 7`,
  RH: `
    Redhill: 1; Reigate: 2; Betchworth: 3; Dorking: 4 5; Horley: 6; Lingfield: 7; Oxted: 8; Godstone: 9;
    Crawley: 10 11 77; Horsham: 12 13; Billingshurst: 14; Burgess Hill: 15; Haywards Heath: 16 17;
    Forest Row: 18; East Grinstead: 19; Pulborough: 20`,
  RM: `
    Romford: 1-7; Dagenham: 8-10; Hornchurch: 11 12; Rainham: 13; Upminster: 14; South Ockendon: 15;
    Grays: 16 17 20; Stanford-le-Hope: 17; Tilbury: 18; Purfleet: 19; 51.575 0.130: 6; 51.600 0.160: 5;
    51.610 0.220: 3`,
  S: `
    Sheffield: 1-4 95-99; 53.400 -1.420: 9; 53.410 -1.460: 5; 53.405 -1.500: 6; 53.355 -1.500: 7;
    53.345 -1.470: 8; 53.380 -1.520: 10; 53.365 -1.510: 11; 53.350 -1.430: 12; 53.370 -1.390: 13;
    53.340 -1.430: 14; 53.320 -1.500: 17; Dronfield: 18; 53.340 -1.350: 20; 53.300 -1.350: 21;
    53.310 -1.300: 26; 53.360 -1.240: 25; Dinnington: 25; 53.320 -1.540: 17; Hope Valley: 32 33;
    53.450 -1.470: 35; Stocksbridge: 36; Penistone: 36; Chesterfield: 40-43 49; 53.180 -1.420: 42 45;
    53.230 -1.320: 44; Staveley/Derbyshire: 43; Rotherham: 60 61 65 66 97; 53.480 -1.370: 62;
    Wath upon Dearne: 63; Mexborough: 64; 53.430 -1.270: 66; Barnsley: 70 71 75; 53.590 -1.400: 72;
    53.530 -1.400: 73; Hoyland: 74; Worksop: 80 81`,
  SA: `
    Swansea: 1 2 80 99; Mumbles: 3; Gowerton: 4; 51.640 -3.970: 5; 51.680 -3.910: 6; 51.650 -3.900: 7;
    Pontardawe: 8; 51.780 -3.770: 9; Neath: 10 11; Port Talbot: 12 13; Llanelli: 14 15; Burry Port: 16;
    Ferryside: 17; Kidwelly: 17; Ammanford: 18; Llandeilo: 19; Llangadog: 19; Llandovery: 20;
    Carmarthen: 31-33; Whitland: 34; Llanfyrnach: 35; Glogue: 36; Boncath: 37; Newcastle Emlyn: 38;
    52.020 -4.240: 39; Llanybydder: 40; Crymych: 41; Newport/Pembrokeshire: 42; Cardigan: 43; Llandysul: 44;
    New Quay: 45; Aberaeron: 46; Llanarth: 47; Lampeter: 48; Haverfordwest: 61 62; Clarbeston Road: 63;
    Goodwick: 64; Fishguard: 65; Clynderwen: 66; Narberth: 67; Kilgetty: 68; Saundersfoot: 69; Tenby: 70;
    Pembroke: 71; Pembroke Dock: 72; Milford Haven: 73`,
  SE: `
    51.498 -0.090: 1; 51.490 0.118: 2; 51.470 0.020: 3; 51.461 -0.035: 4; 51.473 -0.090: 5;
    51.440 -0.022: 6; 51.487 0.037: 7; 51.480 -0.027: 8; 51.447 0.055: 9; 51.483 0.005: 10;
    51.492 -0.110: 11; 51.443 0.025: 12; 51.458 -0.010: 13; 51.477 -0.043: 14; 51.472 -0.065: 15;
    51.497 -0.053: 16; 51.488 -0.090: 17; 51.485 0.075: 18; 51.418 -0.085: 19; 51.412 -0.057: 20;
    51.440 -0.085: 21; 51.453 -0.070: 22; 51.442 -0.050: 23; 51.453 -0.100: 24; 51.398 -0.075: 25;
    51.427 -0.052: 26; 51.430 -0.103: 27; 51.502 0.110: 28`,
  SG: `
    Stevenage: 1 2; Knebworth: 3; Hitchin: 4 5; Letchworth Garden City: 6; Baldock: 7; Royston: 8;
    Buntingford: 9; Much Hadham: 10; Ware: 11 12; Hertford: 13 14; Arlesey: 15; Henlow: 16; Shefford: 17;
    Biggleswade: 18; Sandy: 19`,
  SK: `
    Stockport: 1-5; 53.430 -2.080: 6; Marple: 6; Poynton: 12; 53.370 -2.150: 7;
    Cheadle/Greater Manchester: 8; Wilmslow: 9; Alderley Edge: 9; Macclesfield: 10 11; Glossop: 13;
    Hyde: 14; Stalybridge: 15; Dukinfield: 16; Buxton: 17; New Mills: 22; Whaley Bridge: 23;
    53.390 -2.190: 3`,
  SL: `
    Slough: 1-3 95; Windsor: 4; Ascot: 5; Maidenhead: 6; Marlow: 7; Bourne End: 8; Gerrards Cross: 9;
    Iver: 0; 51.560 -0.620: 2`,
  SM: `Sutton: 1-3; Morden: 4; Carshalton: 5; Wallington: 6; Banstead: 7`,
  SN: `
    Swindon: 1-3 5 25 26 38 99; 51.530 -1.830: 4; Faringdon: 7; Marlborough: 8; Pewsey: 9; Devizes: 10;
    Calne: 11; Melksham: 12; Corsham: 13; Chippenham: 14 15; Malmesbury: 16; 51.610 -1.780: 6`,
  SO: `
    Southampton: 14 15 17-19 97; 50.890 -1.300: 30; 50.870 -1.280: 31; Bishop's Waltham: 32;
    50.980 -1.180: 32; Totton: 40; Lymington: 41; Brockenhurst: 42; Lyndhurst: 43; 50.850 -1.380: 45;
    Eastleigh: 50 53; Romsey: 51 52; Winchester: 21-23; Alresford: 24; Stockbridge: 20; 50.930 -1.460: 16;
    50.860 -1.300: 31`,
  SP: `
    Salisbury: 1 2 5; Tisbury: 3; Amesbury: 4; Fordingbridge: 6; Shaftesbury: 7; Gillingham/Dorset: 8;
    51.240 -1.660: 9; Andover: 10 11`,
  SR: `Sunderland: 1-6 9; Seaham: 7; Peterlee: 8`,
  SS: `
    Southend-on-Sea: 1-3 22 99; Westcliff-on-Sea: 0; Rochford: 4; Hockley: 5; Rayleigh: 6; Benfleet: 7;
    Canvey Island: 8; Leigh-on-Sea: 9; Wickford: 11 12; Basildon: 13-16; Stanford-le-Hope: 17`,
  ST: `
    Hanley: 1 2; Stoke-on-Trent: 4; 52.985 -2.120: 3; Newcastle-under-Lyme: 5; Burslem: 6; 53.090 -2.230: 7;
    Biddulph: 8; 53.040 -2.100: 9; Cheadle/Staffordshire: 10; 52.970 -2.070: 11; 52.960 -2.170: 12;
    Leek: 13; Uttoxeter: 14; Stone: 15; Stafford: 16-21; Eccleshall: 21; 53.085 -2.250: 7`,
  SW: `
    51.501 -0.141: 1; 51.450 -0.120: 2; 51.491 -0.165: 3; 51.460 -0.138: 4; 51.490 -0.192: 5;
    51.477 -0.202: 6; 51.497 -0.175: 7; 51.478 -0.132: 8; 51.473 -0.115: 9; 51.484 -0.182: 10;
    51.465 -0.163: 11; 51.445 -0.148: 12; 51.475 -0.245: 13; 51.465 -0.265: 14; 51.458 -0.220: 15;
    51.422 -0.127: 16; 51.430 -0.165: 17; 51.450 -0.190: 18; 51.422 -0.205: 19; 51.410 -0.230: 20;
    51.405 -0.195: 19; 51.501 -0.127: 95`,
  SY: `
    Shrewsbury: 1-5 99; Church Stretton: 6; Craven Arms: 7; Ludlow: 8; Bishop's Castle: 9; Oswestry: 10 11;
    Ellesmere: 12; Whitchurch/Shropshire: 13; Malpas: 14; Montgomery: 15; Newtown: 16; Caersws: 17;
    Llanidloes: 18; Llanbrynmair: 19; Machynlleth: 20; Welshpool: 21; 52.740 -3.170: 22; Aberystwyth: 23;
    Borth: 24; Bow Street: 24; Tregaron: 25; Ystrad Meurig: 25; 52.740 -2.900: 4; 52.650 -2.900: 5`,
  TA: `
    Taunton: 1-3; Wiveliscombe: 4; Bridgwater: 5-7; Burnham-on-Sea: 8; Highbridge: 9; Langport: 10;
    Somerton: 11; Martock: 12; South Petherton: 13; Stoke-sub-Hamdon: 14; Montacute: 15; Merriott: 16;
    Hinton St George: 17; Crewkerne: 18; Ilminster: 19; Chard: 20; Wellington/Somerset: 21; Dulverton: 22;
    Watchet: 23; Minehead: 24`,
  TD: `
    Galashiels: 1; Lauder: 2; Gordon: 3; Earlston: 4; Kelso: 5; Melrose: 6; Selkirk: 7; Jedburgh: 8;
    Hawick: 9; 55.700 -2.470: 10; Duns: 11; Coldstream: 12; Cornhill-on-Tweed: 12; Mindrum: 12;
    Cockburnspath: 13; Eyemouth: 14; Berwick-upon-Tweed: 15`,
  TF: `
    Telford: 1-5 7; 52.700 -2.630: 6; Ironbridge: 8; Market Drayton: 9; Newport/Shropshire: 10; Shifnal: 11;
    Broseley: 12; Much Wenlock: 13`,
  TN: `
    Tunbridge Wells: 1-4; Heathfield: 21; Wadhurst: 5; Crowborough: 6; Hartfield: 7; Edenbridge: 8;
    Tonbridge: 9-12; Paddock Wood: 12; Sevenoaks: 13-15; Westerham: 16; Cranbrook: 17 18; Etchingham: 19;
    Mayfield: 20; Uckfield: 22; Ashford/Kent: 23-27; New Romney: 28; Lydd: 29; Tenterden: 30; Rye: 31;
    Robertsbridge: 32; Battle: 33; Hastings: 34 35; Winchelsea: 36; St Leonards-on-Sea: 37 38;
    Bexhill-on-Sea: 39 40`,
  TQ: `
    Torquay: 1 2; Paignton: 3 4; Brixham: 5; Dartmouth: 6; Kingsbridge: 7; Salcombe: 8; Totnes: 9;
    South Brent: 10; Buckfastleigh: 11; Newton Abbot: 12; Bovey Tracey: 13; Ashburton: 13; Teignmouth: 14`,
  TR: `
    Truro: 1-4; St Agnes: 5; Perranporth: 6; Newquay: 7 8; St Columb Major: 9; Penryn: 10; Falmouth: 11;
    Helston: 12 13; Camborne: 14; Redruth: 15 16; Marazion: 17; Penzance: 18-20; Isles of Scilly: 21-25;
    St Ives/Cornwall: 26; Hayle: 27`,
  TS: `
    Middlesbrough: 1-5; 54.570 -1.150: 6; 54.530 -1.180: 7; 54.530 -1.220: 8; Stokesley: 9; Great Ayton: 9;
    Redcar: 10; Marske-by-the-Sea: 11; Saltburn-by-the-Sea: 12; Loftus: 13; Guisborough: 14; Yarm: 15;
    54.530 -1.320: 16; Thornaby-on-Tees: 17; Stockton-on-Tees: 18 19; 54.590 -1.350: 19; Sedgefield: 21;
    Billingham: 22 23; Hartlepool: 24-26; Wingate: 28; Trimdon Station: 29; 54.700 -1.280: 27;
    54.620 -1.350: 20; Middlesbrough: 4`,
  TW: `
    Twickenham: 1 2; Hounslow: 3-6; 51.458 -0.375: 4; Isleworth: 7; Brentford: 8;
    Richmond/Greater London: 9 10; Teddington: 11; Hampton: 12; Feltham: 13 14; Ashford/Surrey: 15;
    Sunbury-on-Thames: 16; Shepperton: 17; Staines-upon-Thames: 18 19; Egham: 20`,
  UB: `Southall: 1 2; Hayes: 3 4; Northolt: 5; Greenford: 6 18; West Drayton: 7; Uxbridge: 8-11`,
  W: `
    51.515 -0.148: 1; 51.515 -0.180: 2; 51.510 -0.267: 3; 51.490 -0.263: 4; 51.513 -0.305: 5;
    51.493 -0.230: 6; 51.510 -0.335: 7; 51.500 -0.193: 8; 51.525 -0.190: 9; 51.523 -0.213: 10;
    51.513 -0.207: 11; 51.508 -0.230: 12; 51.513 -0.325: 13; 51.495 -0.210: 14`,
  WA: `
    Warrington: 1-5 55; 53.420 -2.560: 2; 53.430 -2.620: 5; Frodsham: 6; Runcorn: 7; Widnes: 8 88;
    St Helens: 9-11; Newton-le-Willows: 12; Lymm: 13; Altrincham: 14 15; Knutsford: 16`,
  WC: `51.522 -0.122: 1; 51.512 -0.123: 2`,
  WD: `
    Watford: 17-19 24 25; 51.660 -0.430: 18; Rickmansworth: 3; Kings Langley: 4; Abbots Langley: 5;
    Borehamwood: 6; Radlett: 7; Bushey: 23; 51.690 -0.390: 25`,
  WF: `
    Wakefield: 1 2 90; 53.720 -1.550: 3; 53.640 -1.530: 4; Ossett: 5; Normanton: 6; Pontefract: 7-9;
    Castleford: 10; Knottingley: 11; Dewsbury: 12 13; Mirfield: 14; Liversedge: 15; Heckmondwike: 16;
    Batley: 17`,
  WN: `Wigan: 1-6; Leigh: 7; Skelmersdale: 8; 53.500 -2.650: 4; 53.550 -2.700: 5; 53.590 -2.680: 6`,
  WR: `
    Worcester: 1-5 78 99; 52.220 -2.350: 6; Evesham: 11; 52.160 -2.100: 7; Upton-upon-Severn: 8;
    Droitwich Spa: 9; Pershore: 10; Broadway: 12; Great Malvern: 13 14; Tenbury Wells: 15`,
  WS: `
    Walsall: 1-6; 52.640 -1.970: 7; 52.640 -1.940: 8; Aldridge: 9; Wednesbury: 10; Cannock: 11 12;
    Lichfield: 13 14; Burntwood: 7; Rugeley: 15`,
  WV: `
    Wolverhampton: 1-4 6 10 11 98 99; Wombourne: 5; 52.620 -2.240: 7; 52.630 -2.200: 8 9; Willenhall: 12 13;
    Bilston: 14; Bridgnorth: 15 16`,
  YO: `
    York: 1 24 31 90 91; 53.960 -1.030: 10; 53.900 -1.150: 23; 53.990 -1.180: 26; 54.040 -1.100: 30;
    54.010 -1.020: 32; Thirsk: 7; Selby: 8; Scarborough: 11-13; Filey: 14; Bridlington: 15 16; Malton: 17;
    Pickering: 18; Whitby: 21 22; Driffield: 25; Pocklington: 42; Market Weighton: 43; Boroughbridge: 51;
    54.030 -0.990: 60; Easingwold: 61; Helmsley: 62; Kirkbymoorside: 62; 53.930 -1.070: 19;
    53.960 -0.880: 41`,
  ZE: `Lerwick: 1; Shetland: 2 3`,
}

/**
 * Written by `bench/main-text/train.py`: decision trees of which the sum, put through the
 * logistic function, is the probability that a block belongs to the main content. Each line is
 * a feature with a bound, followed by what holds up to it, then above it.
 */
export const FIRST = `
grandparent.proseShare 0.0100995
 within.main 0
  page.proseBlocks 0
   group.parents 8.5
    names.for 4.5
     -1.0384
     -0.9334
    within.header 0
     -0.7427
     -0.9480
   around40.links 0.162364
    outer.rowAverage 4.225
     -1.0414
     -0.9871
    page.h3 69.5
     -1.0634
     -0.9003
  group.last 0.959775
   repeat 0
    box.perBlock 4.01282
     -0.9821
     -0.9130
    index 798.5
     -1.0376
     -0.9251
   group.blocks 193
    outer.rowAverage 64.1829
     -0.9849
     -0.8884
    -0.6835
 repeat 0
  group.blocks 3.5
   within.main 0
    group.last 0.836123
     -0.9432
     -1.0466
    box.perBlock 14.0148
     -0.9174
     -0.8042
   grandparent.proseShare 0.543619
    page.proseBlocks 154.5
     -0.7661
     -1.0241
    index 373.5
     -0.6385
     -0.8015
  group.parents 25.5
   grandparent.proseShare 0.87157
    -1.0392
    around40.words 10.1484
     -0.9739
     -0.8926
   group.blocks 68.5
    -0.9693
    -0.8226

around4.words 8.69048
 names.mostAgainst -18.5
  in300.place 0.0723081
   parent.blocks 372.5
    page.p 260.5
     -0.1291
     -0.0458
    0.0508
   in300.share 0.262475
    page.p 216.5
     -0.1225
     -0.0025
    kin.blocks 328.5
     -0.0656
     0.1835
  kin.share 0.0798076
   in30.links 0.250249
    page.p 9.5
     -0.0759
     0.0026
    in30.alike 29.5
     -0.0675
     0.0886
   outer.links 0.671294
    names.mostAgainst -10.5
     0.0337
     0.1516
    kin.blocks 168.5
     -0.0017
     -0.0928
 named.overlay 0
  kin.share 0.153302
   names.mostAgainst -9.5
    kin.links 0.562382
     0.0228
     -0.0626
    repeat 0
     0.1280
     -0.0266
   repeat 0
    named.footer 0
     0.2228
     0.0442
    names.mostAgainst -6.5
     -0.0644
     0.0395
  -0.1206

proseBefore 3.5
 names.against -3.5
  names.against -15.5
   item.rowProse 0.905069
    -0.1067
    0.0117
   afterH1 126.5
    kin.share 0.100178
     -0.0174
     0.0729
    group.parents 25.5
     -0.0718
     -0.0097
  within.dialog 0
   copies 1.5
    kin.share 0.0798076
     0.0880
     0.1865
    kin.share 0.403222
     -0.0140
     0.0731
   -0.1223
 named.nav 0
  kin.share 0.0798076
   names.against -2.5
    wordsAfterH1 701.5
     -0.0617
     -0.1033
    around12.links 0.259392
     0.0072
     -0.0687
   named.footer 0
    box.links 0.900704
     0.0792
     0.0002
    toEnd 581.5
     -0.1034
     0.0591
  near.price 0
   in300.blocks 23.5
    -0.0066
    named.pages 0
     -0.1249
     -0.0148
   in1000.place 0.162996
    -0.0770
    0.0370

parent.perBlock 9.33623
 names.mostAgainst -18.5
  named.nav 0
   in1000.links 0.83751
    named.footer 0
     -0.0547
     -0.1156
    page.prose 0
     -0.0350
     0.1616
   page.prose 0
    -0.0324
    -0.1223
  group.sentences 0.00546968
   around4.links 0.113244
    names.against -3.5
     -0.0488
     0.0452
    page.prose 0.195004
     -0.0086
     -0.0679
   within.nav 0
    group.sentences 0.0891404
     0.0946
     0.0120
    -0.1033
 named.overlay 0
  names.against 0
   names.mostAgainst -15.5
    page.li 63.5
     0.0066
     -0.0720
    page.dates 5.5
     0.0838
     -0.0173
   around4.links 0.244505
    named.footer 0
     0.1584
     0.0150
    names.mostAgainst -21.5
     -0.0674
     0.0599
  -0.1092

grandparent.prose 0.316749
 names.parent -7.5
  within.table 0
   near.price 0
    -0.1145
    group.perBlock 3.8256
     -0.0827
     0.0025
   page.links 0.55214
    -0.0561
    0.0890
  within.main 0
   within.table 0
    in30.links 0.532796
     -0.0303
     -0.0944
    in300.up 12.5
     0.1320
     -0.0500
   group.share 0.168279
    names.against -3.5
     -0.0519
     0.0055
    heading.level 1.5
     -0.0202
     0.1398
 names.against 0
  names.grandparent -3.5
   grandparent.prose 0.999591
    -0.1104
    -0.0221
   group.share 0.0707486
    names.against -15.5
     -0.0883
     -0.0099
    in100.prose 0.912689
     0.0917
     -0.0066
  names.grandparent 2.5
   names.grandparent -8.5
    group.parents 18.5
     -0.0866
     0.0418
    page.h2 30.5
     0.0894
     -0.0615
   wordsAfterH1 4688.5
    group.share 0.0149454
     0.0457
     0.1568
    within.main 0
     -0.0871
     0.1087

group.sentences 0.00865817
 level 0
  linkCount 0
   tag 13.5
    names.mostFor 14.5
     -0.0208
     0.1027
    in30.alike 29.5
     -0.0778
     0.0437
   names.mostFor 18.5
    group.perBlock 4.01667
     -0.1128
     -0.0717
    kin.share 0.0367617
     -0.0526
     0.1028
  parent.share 0.016887
   names.for 0
    kin.last 0.645736
     -0.0083
     -0.0642
    within.section 0
     -0.0117
     0.0653
   in100.perBlock 4.04696
    page.li 55.5
     0.0097
     -0.0420
    kin.share 0.00275482
     -0.0021
     0.0986
 within.footer 0
  parent.share 0.0306063
   repeat 0
    in100.perBlock 7.42563
     0.0034
     0.0730
    in1000.up 4.5
     0.0349
     -0.0704
   repeat 0
    kin.share 0.153302
     0.0549
     0.1484
    box.share 0.00140491
     0.0471
     -0.0631
  -0.1267

names.leaning 0
 names.leaning -15.5
  within.article 0
   in30.perBlock 1.47936
    -0.0645
    -0.1136
   page.links 0.695387
    -0.0908
    0.0846
  in30.alike 15.5
   page.links 0.75815
    outer.rowProse 0.0288792
     -0.0856
     -0.0401
    kin.sentences 0.00382876
     -0.0464
     0.1159
   page.links 0.508413
    in300.proseShare 0.10172
     0.0212
     0.1252
    in300.up 2.5
     0.0475
     -0.0686
 within.footer 0
  outer.rowProse 0.456083
   wordsBefore 0.83519
    heading.words 0
     -0.0417
     0.0548
    in1000.prose 0.208691
     0.0312
     -0.0719
   tag 12.5
    copies 1.5
     0.1370
     0.0401
    kin.share 0.270529
     0.0032
     0.1124
  -0.1192

names.leaning 0
 names.leaning -15.5
  outer.rowShare 0.785202
   -0.1116
   outer.alike 38.5
    in100.perBlock 1.84221
     0.0279
     -0.0931
    wordLength 4.50225
     0.0692
     0.0021
  outer.rowShare 0.824704
   outer.alike 22.5
    page.li 73.5
     -0.0361
     -0.0921
    parent.blocks 2.5
     0.0351
     -0.0814
   page.li 156
    outer.alike 10.5
     0.0092
     0.1029
    parent.blocks 223.5
     -0.0687
     0.0612
 parent.proseShare 0.0120795
  within.nav 0
   outer.rowShare 0.543804
    tag 13.5
     0.0277
     -0.0250
    tag 12.5
     0.0968
     0.0238
   around12.words 8.84105
    -0.1097
    -0.0157
  tag 15.5
   heading.words 868.5
    grandparent.place 0.798042
     0.1283
     0.0482
    page.blocks 602.5
     0.0529
     -0.0743
   names.against 0
    in1000.links 0.0757371
     0.0157
     -0.0449
    names.leaning 20.5
     0.0006
     0.0835

names.leaning 0
 names.leaning -15.5
  page.h3 69.5
   page.proseWords 0
    -0.0222
    -0.1079
   page.proseWords 65.5
    0.0892
    -0.0513
  outer.rowProse 0
   page.h3 58.5
    page.proseWords 65.5
     0.0028
     -0.0892
    within.section 0
     -0.0121
     0.1152
   page.proseWords 1147.5
    kin.last 0.883752
     -0.0255
     0.0480
    grandparent.words 744.5
     -0.0731
     0.0646
 outer.rowProse 0
  box.share 0.00385951
   outer.alike 24.5
    around12.links 0.359024
     -0.0077
     -0.0658
    page.proseWords 2254.5
     0.0968
     -0.0672
   links 0.0756146
    kin.first 0.765325
     0.0705
     -0.0246
    page.proseWords 186
     0.0598
     -0.0369
  names.against -3.5
   outer.alike 11.5
    page.dates 4.5
     0.0468
     -0.0279
    group.last 0.87831
     -0.0687
     0.0365
   page.proseWords 5924
    grandparent.share 0.457301
     0.0811
     0.1354
    in300.place 0.388668
     0.0762
     -0.0632

parent.perBlock 7.00147
 named.nav 0
  named.footer 0
   within.nav 0
    within.aside 0
     0.0006
     -0.1056
    page.code 53
     -0.1013
     -0.0093
   grandparent.place 0.603141
    page.h1 0
     0.0302
     -0.0470
    page.table 10.5
     -0.0980
     0.0062
  in300.blocks 50.5
   in30.perBlock 12.1409
    -0.0262
    -0.0009
   in30.perBlock 1.47936
    -0.0575
    -0.1069
 named.footer 0
  box.alike 1.5
   level-1 0
    page.code 5.5
     0.0042
     0.0816
    after8.words 4.3875
     0.0125
     0.0872
   outer.rowLinks 0.843186
    page.blocks 294.5
     0.1263
     0.0686
    in300.blocks 50.5
     0.0198
     -0.0862
  in30.place 0.527795
   parent.proseShare 0.0342443
    page.nav 2.5
     -0.0495
     0.0114
    item.alike 0
     -0.0041
     0.0409
   page.nav 0
    group.last 0.909809
     0.0399
     -0.0396
    in100.proseShare 0.619434
     -0.0911
     -0.0132

group.perBlock 4.01667
 linkCount 0
  tag 19.5
   named.header 0
    in100.perBlock 2.79744
     0.0429
     -0.0168
    page.proseWords 0
     0.0405
     -0.0747
   in100.perBlock 1.66863
    box.share 0.000479501
     -0.0282
     0.0610
    -0.0955
  in1000.up 3.5
   page.p 13.5
    in300.links 0.786113
     -0.0382
     0.1481
    within.heading 0
     -0.0824
     0.0484
   within.heading 0
    grandparent.alike 24.5
     -0.0997
     0.0312
    before8.words 3.26786
     -0.0546
     0.0545
 repeat 0
  names.against 0
   names.against -15.5
    -0.0773
    page.noscript 1.5
     0.0195
     -0.0449
   grandparent.place 0.680474
    tag 10.5
     0.0945
     0.0268
    in300.place 0.0288206
     -0.0566
     0.0283
  page.p 144
   grandparent.alike 2.5
    in1000.up 2.5
     -0.0251
     -0.0957
    -0.0236
   page.section 8.5
    page.dates 6.5
     0.0392
     -0.0215
    -0.0637

grandparent.proseShare 0.0389994
 within.nav 0
  named.footer 0
   kin.sentences 0.00512834
    page.p 181.5
     -0.0365
     0.0457
    in100.share 0.457796
     -0.0034
     0.0544
   place 0.766852
    page.h3 15.5
     -0.0648
     -0.0036
    in300.links 0.92837
     -0.0980
     0.0266
  page.p 260.5
   page.pre 53
    -0.1080
    page.pre 65
     0.0032
     -0.0109
   -0.0372
 parent.place 0.817724
  kin.sentences 0
   before8.words 5.3875
    in30.words 82.5
     -0.0138
     -0.0561
    box.alike 1.5
     -0.0039
     0.0596
   heading.words 631.5
    named.footer 0
     0.0984
     0.0006
    page.h3 1.5
     0.0830
     -0.0413
  page.code 1.5
   place 0.932342
    around40.words 26.5421
     0.0058
     -0.0764
    page.h3 8.5
     -0.0858
     -0.0353
   in1000.words 4753
    item.rowAverage 22.5081
     0.0156
     0.0862
    -0.0083

named.nav 0
 repeat 0
  item.words 3.5
   within.main 0
    page.main 0
     -0.0131
     -0.1075
    in300.proseShare 0.0806676
     -0.0532
     0.0305
   in300.share 0.479208
    around40.links 0.0145874
     -0.0562
     0.0257
    kin.sentences 0
     0.0123
     0.0865
  around40.words 2.45512
   in1000.share 0.919687
    in300.proseShare 0.902078
     0.0892
     -0.0002
    page.dates 0
     0.0523
     -0.0592
   index 798.5
    grandparent.blocks 38.5
     -0.0678
     -0.0091
    within.main 0
     -0.0690
     0.0397
 grandparent.prose 0.680966
  in300.place 0.544165
   within.main 0
    kin.sentences 0.235703
     -0.1030
     -0.0085
    grandparent.prose 0.316749
     -0.0672
     0.0208
   outer.words 266.5
    after8.words 8.64583
     -0.0751
     0.0050
    outer.words 522.5
     0.1078
     -0.0347
  after8.words 7.64583
   within.main 0
    -0.0504
    -0.0024
   box.perBlock 18.0015
    0.0052
    0.0613

within.nav 0
 outer.rowShare 0.451586
  in100.place 0.0215672
   level-1 0
    level 0
     -0.1014
     -0.0212
    page.dates 1.5
     0.0262
     -0.0448
   repeat 0
    box.share 0.00329115
     -0.0232
     0.0270
    outer.links 0.0203959
     -0.0832
     -0.0244
  repeat 0
   index 206.5
    words 11.5
     0.0444
     0.0963
    in1000.links 0.00940096
     -0.0627
     0.0417
   group.last 0.959775
    parent.alike 2.5
     -0.0631
     0.0252
    page.proseWords 4072.5
     0.1056
     -0.0457
 page.proseWords 0
  outer.rowShare 0.999652
   -0.0630
   0.0383
  -0.1045

names.leaning 0
 names.mostAgainst -18.5
  outer.rowShare 0.543804
   in300.perBlock 33.8566
    -0.0994
    before8.words 9.775
     -0.0168
     0.0119
   parent.share 0.247639
    in100.perBlock 1.84221
     0.0460
     -0.0674
    0.0662
  outer.rowShare 0.824704
   page.blocks 1591
    page.named.item 0
     -0.0432
     -0.0923
    group.blocks 91.5
     -0.0249
     0.1206
   group.blocks 40.5
    in1000.blocks 267.5
     0.0246
     -0.0614
    named.comment 0
     0.0891
     -0.0428
 repeat 0
  afterH1 81.5
   around4.links 0.1404
    proseBefore 199.5
     0.0975
     -0.0221
    group.blocks 8.5
     -0.0114
     0.0552
   within.main 0
    names.mostAgainst -20.5
     -0.0837
     0.0001
    group.blocks 91.5
     0.0242
     0.1098
  group.blocks 259
   within.table 0
    group.blocks 10.5
     -0.0716
     -0.0288
    in1000.up 13.5
     0.0821
     -0.0306
   0.1048

names.parent -7.5
 page.proseWords 118.5
  in1000.blocks 735.5
   grandparent.words 103.5
    grandparent.words 2.5
     -0.0034
     -0.0795
    names.parent -15.5
     -0.0500
     0.0744
   0.1104
  within.main 0
   page.h1 31.5
    item.rowProse 0.905069
     -0.0987
     -0.0220
    0.0067
   parent.proseShare 0.0502831
    names.parent -9.5
     -0.0748
     -0.0164
    in100.place 0.56258
     0.0354
     -0.0047
 grandparent.proseShare 0.0389994
  in100.place 0.0349621
   box.alike 94.5
    grandparent.proseShare 0.0160972
     -0.0784
     0.0103
    0.0597
   wordsAfterH1 1752.5
    repeat 0
     0.0235
     -0.0333
    group.blocks 549.5
     -0.0582
     0.0837
  in1000.proseShare 0.705271
   in100.place 0.527692
    in300.perBlock 6.86638
     -0.0304
     0.0680
    within.main 0
     -0.1048
     -0.0122
   group.blocks 5.5
    parent.links 0.117663
     0.0321
     -0.0458
    repeat 0
     0.0866
     -0.0023

parent.links 0.60042
 named.overlay 0
  kin.sentences 0.00973242
   within.button 0
    page.article 5.5
     0.0120
     -0.0422
    kin.perBlock 9.88194
     -0.0776
     0.0237
   group.first 0.707192
    heading.comments 0
     0.0560
     -0.0876
    words1 3.5
     -0.0430
     0.0133
  group.parents 79.5
   in1000.words 1019.5
    in1000.words 946.5
     -0.0528
     0.0083
    -0.1038
   digits 0.143501
    -0.0038
    0.0761
 group.parents 14.5
  kin.perBlock 4.58578
   digits 0.253019
    page.h3 58.5
     -0.0917
     -0.0136
    item.rowShare 0.0553829
     -0.0508
     0.0126
   item.rowShare 0.482674
    page.h1 0
     0.0204
     -0.0586
    item.rowShare 0.973267
     0.0612
     -0.0523
  group.first 0.0306559
   in100.perBlock 7.42563
    names.for 9.5
     -0.0976
     -0.0088
    0.0185
   item.rowShare 0.482674
    kin.blocks 582.5
     -0.0192
     0.0808
    in1000.perBlock 5.85324
     0.1045
     0.0029

around12.words 5.72111
 names.mostFor 18.5
  outer.alike 14.5
   page.proseWords 186
    item.words 2.5
     -0.0515
     0.0062
    page.code 92
     -0.0719
     0.0906
   page.proseWords 532.5
    in100.up 6.5
     0.0441
     -0.0568
    page.nav 6.5
     -0.0560
     0.0769
  group.first 0.356129
   item.words 19.5
    0.1389
    kin.last 0.991319
     -0.0309
     0.0627
   in1000.up 8.5
    grandparent.share 0.0147795
     -0.0121
     0.0477
    in300.up 6.5
     -0.0623
     0.0148
 within.dialog 0
  named.comment 0
   capitals 0.231327
    named.review 0
     0.0636
     -0.0768
    kin.blocks 4.5
     -0.0395
     0.0159
   page.proseWords 1642.5
    page.h2 0
     0.0364
     -0.0441
    toEnd 340.5
     -0.1394
     -0.0115
  -0.1088

names.parent -7.5
 group.share 0.265438
  names.parent -13.5
   outer.rowProse 0.896037
    -0.0929
    0.0017
   within.section 0
    outer.rowProse 0.908452
     -0.0723
     0.0050
    page.h1 1.5
     -0.0316
     0.0383
  page.li 243
   in300.share 0.529947
    -0.0254
    0.1124
   -0.0864
 group.share 0.0584065
  around4.links 0.0910292
   within.dialog 0
    in100.proseShare 0.0902445
     -0.0148
     0.0360
    -0.0946
   outer.alike 5.5
    page.h1 0
     0.0009
     -0.0567
    page.li 15.5
     0.0680
     -0.0224
  page.isProduct 0
   in300.share 0.479208
    within.article 0
     -0.0007
     0.0752
    grandparent.place 0.871048
     0.0752
     -0.0304
   in100.proseShare 0.385105
    kin.last 0.986498
     -0.0800
     0.0008
    grandparent.words 744.5
     0.0453
     -0.0592

names.grandparent 0
 level-1 0
  names.grandparent -12.5
   outer.rowShare 0.785202
    -0.0944
    page.links 0.622979
     -0.0553
     0.0382
   page.links 0.75815
    afterH1 81.5
     -0.0343
     -0.0713
    afterH1 0
     -0.0490
     0.1166
  tag 3.5
   page.table 0
    names.grandparent -14.5
     -0.0132
     0.0834
    -0.0317
   in1000.links 0.307417
    -0.0507
    0.0108
 outer.rowShare 0.543804
  group.links 0.590326
   in1000.links 0.00940096
    in100.proseShare 0.385105
     -0.0950
     0.0183
    around12.words 3.68091
     -0.0260
     0.0323
   page.links 0.622979
    names.grandparent 13.5
     -0.0645
     0.0568
    in1000.up 3.5
     0.1116
     0.0003
  tag 12.5
   named.footer 0
    item.rowAverage 88.1144
     0.0764
     0.0360
    afterH1 95.5
     0.0403
     -0.0698
   in300.up 6.5
    grandparent.share 0.00523678
     -0.0775
     -0.0076
    group.blocks 15.5
     -0.0021
     0.0764

group.share 0.168279
 in30.links 0.532796
  within.footer 0
   group.share 0.00602896
    in300.perBlock 1.90706
     0.0794
     -0.0415
    wordsAfterH1 1125.5
     0.0243
     -0.0174
   named.header 0
    -0.1060
    -0.0049
  within.header 0
   in1000.links 0.6292
    box.place 0.533763
     -0.0264
     -0.0788
    kin.blocks 82.5
     0.0138
     -0.0595
   -0.0947
 outer.rowShare 0.655931
  kin.blocks 73.5
   within.footer 0
    afterH1 44.5
     0.0733
     0.0153
    -0.1083
   in1000.up 3.5
    box.alike 105
     0.0715
     -0.0821
    box.proseShare 0.0228342
     -0.0797
     0.0528
  named.comment 0
   named.footer 0
    named.search 0
     0.0798
     -0.0548
    item.rowLinks 0.0224779
     -0.0841
     0.0363
   wordsAfterH1 966.5
    0.0168
    in1000.links 0.0847098
     -0.1146
     -0.0288

within.main 0
 in30.links 0.625285
  wordsBefore 0.791974
   page.li 333.5
    outer.alike 9.5
     0.0030
     0.0638
    within.article 0
     -0.0881
     0.0663
   outer.alike 10.5
    page.form 0
     -0.0247
     -0.0905
    page.li 429.5
     0.0297
     -0.0522
  page.links 0.75815
   within.table 0
    within.article 0
     -0.0849
     -0.0092
    0.0190
   outer.alike 10.5
    named.article 0
     -0.0459
     0.0808
    0.1218
 page.form 0
  in300.prose 0
   page.links 0.313672
    -0.0829
    box.place 0.700243
     0.0549
     -0.0125
   wordsBefore 0.908491
    in100.place 0.822307
     0.0884
     0.0079
    around4.links 0.057991
     0.0399
     -0.0406
  grandparent.share 0.457301
   page.form 4.5
    parent.links 0.41699
     0.0179
     -0.0212
    page.li 132.5
     0.0014
     -0.0618
   outer.alike 3.5
    0.0086
    named.forum 0
     0.0852
     -0.0258

within.nav 0
 named.overlay 0
  tag 13.5
   afterH1 95.5
    repeat 0
     0.0572
     -0.0290
    names.mostFor 17.5
     -0.0111
     0.0579
   group.sentences 0
    in100.perBlock 2.13627
     0.0286
     -0.0429
    page.p 13.5
     0.0350
     -0.0186
  afterH1 -5616
   outer.rowLinks 0.04803
    -0.0683
    grandparent.share 0.00523678
     -0.0169
     0.0770
   within.article 0
    -0.0955
    -0.0034
 page.p 260.5
  page.pre 53
   names.mostFor 19.5
    page.p 0
     -0.0141
     -0.0978
    0.0023
   named.toc 0
    -0.0095
    0.0157
  names.mostFor 9.5
   -0.0370
   after8.words 2.53571
    0.0285
    after8.words 3.26786
     0.0007
     -0.0035

names.grandparent 0
 page.form 2.5
  names.grandparent -10.5
   outer.words 266.5
    page.prices 111.5
     -0.0799
     0.0201
    page.prices 28.5
     -0.0240
     0.0620
   group.first 0.0617153
    outer.words 1226
     -0.0817
     0.0030
    page.form 0
     0.0610
     -0.0047
  within.heading 0
   parent.proseShare 0.918668
    in300.words 1861
     -0.0698
     -0.1017
    0.0184
   group.blocks 68.5
    names.grandparent -8.5
     -0.0425
     0.0344
    -0.0729
 within.footer 0
  kin.share 0.224124
   page.form 0
    parent.links 0.143445
     0.0615
     0.0075
    in100.place 0.0349621
     -0.0674
     -0.0001
   parent.proseShare 0.228254
    in100.links 0.868898
     0.0368
     -0.0288
    group.first 0.882157
     0.0895
     -0.0127
  -0.1099

within.nav 0
 names.parent -4.5
  in1000.links 0.6292
   names.parent -13.5
    in1000.links 0.0640911
     -0.0253
     -0.0862
    in1000.links 0.208779
     -0.0550
     -0.0027
   kin.share 0.0235806
    wordLength 7.51316
     -0.0466
     0.0045
    in1000.words 2034
     0.0685
     -0.0332
  wordsAfterH1 828.5
   repeat 0
    kin.share 0.0116127
     -0.0100
     0.0525
    heading.level 3.5
     -0.0345
     0.0272
   grandparent.place 0.349547
    box.alike 1.5
     -0.0082
     0.0654
    page.code 3.5
     -0.0251
     0.0420
 page.code 53
  in100.prose 0.849277
   -0.0930
   in100.prose 0.867222
    0.0023
    -0.0147
  page.code 65
   0.0090
   -0.0108

named.nav 0
 wordsBefore 0.702186
  within.dialog 0
   repeat 0
    group.sentences 0.0741742
     0.0446
     0.0039
    group.blocks 104.5
     -0.0312
     0.0443
   in1000.perBlock 3.87823
    -0.0162
    -0.1000
  group.first 0.489526
   group.first 0.0929083
    in1000.place 0.0299939
     -0.0098
     0.0734
    in1000.place 0.45068
     -0.0009
     -0.0623
   in1000.place 0.40522
    wordsBefore 0.873491
     -0.0389
     -0.0831
    in1000.perBlock 6.32462
     0.0457
     -0.0233
 in1000.place 0.120586
  in30.proseShare 0.0362966
   around40.words 1.71613
    page.h2 5.5
     0.0367
     -0.0620
    around40.sentences 0.125935
     -0.0912
     -0.0040
   around40.words 6.4452
    page.h2 15.5
     -0.0641
     -0.0089
    group.first 0.182178
     -0.0381
     0.0483
  in1000.perBlock 6.32462
   in1000.place 0.40522
    -0.0687
    -0.0016
   named.hidden 0
    group.sentences 0.00865817
     -0.0364
     0.0321
    0.0982

within.nav 0
 named.overlay 0
  kin.share 0.0235806
   after8.links 0.244505
    near.date 0
     0.0004
     -0.0497
    in300.perBlock 1.90706
     0.0575
     -0.0465
   named.comment 0
    heading.words 631.5
     0.0324
     -0.0217
    page.li 243
     -0.0997
     -0.0148
  in30.alike 80
   within.article 0
    parent.place 0.369721
     -0.0463
     -0.0932
    in1000.prose 0.445549
     -0.0398
     0.0207
   0.0480
 page.p 260.5
  named.toc 0
   in300.perBlock 17.1517
    page.p 0
     -0.0116
     -0.0958
    page.p 114.5
     -0.0276
     0.0086
   in300.perBlock 5.31833
    -0.0423
    in100.prose 0.615843
     0.0189
     -0.0011
  in300.perBlock 2.08267
   0.0284
   -0.0338

names.mostAgainst -15.5
 within.nav 0
  outer.alike 5.5
   parent.place 0.606973
    named.action 0
     0.0012
     -0.0633
    names.mostAgainst -18.5
     -0.0752
     -0.0246
   page.form 4.5
    linkCount 0
     0.0328
     -0.0274
    page.nav 5.5
     -0.0572
     0.0505
  group.parents 172.5
   around12.sentences 0.123751
    -0.0895
    0.0023
   in300.share 0.262475
    -0.0260
    in300.share 0.299603
     0.0437
     -0.0207
 page.form 4.5
  page.section 29.5
   within.nav 0
    near.date 0
     0.0427
     0.0000
    page.table 1.5
     -0.0786
     -0.0008
   in100.proseShare 0.305199
    in100.prose 0.502029
     -0.0069
     -0.0820
    names.mostAgainst -11.5
     -0.0224
     0.0725
  page.li 210.5
   in100.up 3.5
    near.date 0
     0.0762
     -0.0335
    group.last 0.700382
     -0.0592
     0.0094
   page.nav 0
    0.0517
    in100.links 0.999665
     -0.0807
     0.0358

names.leaning 9.5
 names.leaning -15.5
  page.prose 0.0600021
   page.blocks 709.5
    -0.0537
    page.form 3.5
     0.1428
     -0.0169
   -0.0803
  page.prose 0.295332
   in30.perBlock 4.88976
    group.parents 18.5
     -0.0385
     0.0231
    kin.parents 7.5
     -0.0025
     0.0605
   page.form 0
    box.links 0.200136
     0.0542
     -0.0245
    afterH1 81.5
     -0.0228
     -0.0774
 page.form 4.5
  box.links 0.200136
   group.links 0.00714322
    afterH1 68.5
     0.0538
     0.0121
    in1000.alike 2.5
     0.0742
     -0.0309
   group.parents 39.5
    page.named.product 0
     -0.0010
     -0.0705
    in300.proseShare 0.737816
     0.0946
     -0.0284
  page.blocks 494
   kin.first 0.694706
    kin.parents 55.5
     0.0500
     -0.0510
    in1000.place 0.36433
     -0.0606
     0.0166
   group.parents 6.5
    kin.share 0.0798076
     -0.0352
     0.0370
    named.article 0
     -0.1050
     -0.0150

within.footer 0
 within.nav 0
  within.hidden 0
   page.dates 11.5
    page.named.product 0
     0.0287
     -0.0209
    parent.share 0.0988878
     -0.0234
     0.0556
   outer.words 380.5
    in100.place 0.875661
     -0.0727
     0.0211
    group.blocks 18.5
     -0.0423
     0.0587
  page.proseWords 0
   grandparent.blocks 1.5
    0.0465
    -0.0352
   page.dates 78.5
    in1000.perBlock 13.137
     -0.0884
     -0.0304
    0.0022
 page.proseWords 0
  0.0447
  named.header 0
   -0.1073
   -0.0122

within.nav 0
 wordsBefore 0.702186
  tag 13.5
   names.grandparent 2.5
    named.comment 0
     0.0167
     -0.0961
    depth 25.5
     0.0557
     -0.0632
   page.isProduct 0
    page.dates 11.5
     0.0134
     -0.0402
    in100.share 0.757846
     -0.0694
     0.0301
  wordsBefore 0.908491
   page.article 4.5
    page.dates 25.5
     0.0011
     -0.0625
    page.article 15.5
     -0.0785
     -0.0124
   in300.perBlock 2.853
    page.prices 7.5
     -0.0266
     0.0707
    within.main 0
     -0.0880
     -0.0227
 in300.perBlock 17.1517
  page.dates 78.5
   -0.0839
   0.0005
  words 4.5
   -0.0304
   0.0299

page.form 4.5
 wordsBefore 0.908491
  heading.distance 0
   page.h1 0
    kin.perBlock 2.5171
     -0.0308
     0.0444
    level 0
     -0.0843
     0.0021
   within.aside 0
    page.form 0
     0.0437
     0.0106
    parent.proseShare 0.371822
     -0.0943
     0.0132
  around12.links 0.118826
   page.form 1.5
    kin.blocks 46.5
     -0.0186
     0.0381
    grandparent.proseShare 0.958699
     -0.0616
     -0.0032
   page.prose 0
    around40.sentences 0.0346838
     0.0452
     -0.0140
    in30.blocks 389.5
     -0.0748
     0.0063
 grandparent.alike 15.5
  in100.up 2.5
   page.li 132.5
    kin.blocks 8.5
     -0.0412
     0.0488
    heading.distance 14.5
     -0.0079
     -0.0735
   parent.proseShare 0.0302075
    page.h1 0
     -0.0058
     -0.0646
    page.form 5.5
     -0.0531
     0.0040
  parent.words 10.5
   -0.0220
   0.0808

names.leaning 3.5
 names.leaning -21.5
  within.link 0
   item.words 757
    -0.0788
    page.dates 9.5
     -0.0336
     0.0339
   in1000.prose 0.042143
    page.form 2.5
     0.0905
     -0.0189
    in100.perBlock 17.2619
     -0.0633
     0.0216
  page.named.forum 0
   within.dialog 0
    page.isProduct 0
     -0.0023
     -0.0517
    -0.0973
   level 0
    page.pre 28.5
     -0.0925
     0.0110
    0.0010
 page.isProduct 0
  repeat 0
   named.side 0
    page.form 5.5
     0.0419
     0.0008
    page.dates 4.5
     0.0221
     -0.0695
   box.words 4.5
    page.dates 0
     0.0777
     0.0050
    page.pre 22
     -0.0613
     0.0417
  page.form 0
   in1000.prose 0.756875
    page.dates 2.5
     0.0846
     0.0044
    0.0043
   in1000.prose 0.756875
    in300.place 0.131972
     -0.0613
     0.0065
    parent.place 0.435225
     0.0004
     -0.1069

names.leaning 3.5
 names.mostAgainst -18.5
  page.p 216.5
   page.p 0
    0.0302
    names.leaning 0
     -0.0716
     -0.0119
   in1000.prose 0.208691
    0.1146
    -0.0258
  in1000.prose 0.629265
   linkCount 0
    group.last 0.87831
     -0.0092
     0.0514
    page.p 9.5
     0.0113
     -0.0516
   names.mostAgainst -3.5
    outer.words 830
     -0.0699
     -0.0087
    group.perBlock 6.33688
     -0.0289
     0.0619
 wordsBefore 0.653967
  digits 0.0527475
   afterH1 0
    afterH1 -5616
     0.0298
     -0.0571
    named.review 0
     0.0471
     -0.0415
   within.list 0
    names.mostAgainst -9.5
     -0.0352
     0.0107
    named.content 0
     -0.0218
     0.0484
  in1000.prose 0.208691
   grandparent.words 176.5
    kin.blocks 4.5
     -0.0092
     0.0716
    -0.0094
   around12.links 0.145471
    named.content 0
     0.0329
     -0.0169
    page.li 630
     -0.0551
     0.0377

within.header 0
 named.overlay 0
  repeat 0
   named.comment 0
    named.related 0
     0.0190
     -0.0627
    page.words 3064.5
     -0.0168
     -0.0984
   group.last 0.959775
    page.links 0.295238
     -0.0564
     -0.0159
    page.blocks 494
     -0.0362
     0.0703
  in1000.proseShare 0
   named.content 0
    0.0561
    -0.0256
   group.last 0.523201
    page.blocks 227.5
     0.0398
     -0.0441
    page.nav 6.5
     -0.0885
     -0.0044
 page.article 15.5
  grandparent.perBlock 1.00909
   page.nav 4.5
    -0.0256
    page.links 0.622979
     -0.0091
     0.0406
   page.nav 18.5
    page.links 0.103034
     -0.0214
     -0.0838
    after8.links 0.139587
     0.0147
     -0.0096
  names.mostFor 11.5
   within.item 0
    0.0057
    -0.0569
   group.perBlock 2.98864
    within.item 0
     -0.0000
     -0.0276
    group.last 0.523201
     -0.0084
     0.0605

within.footer 0
 within.header 0
  within.aside 0
   repeat 0
    page.isProduct 0
     0.0215
     -0.0205
    page.code 28.5
     -0.0302
     0.0693
   grandparent.prose 0.831672
    place 0.168107
     -0.0182
     -0.0983
    -0.0164
  names.grandparent 3.5
   grandparent.blocks 1.5
    in1000.up 17.5
     -0.0348
     0.0071
    named.share 0
     -0.0837
     0.0013
   page.article 15.5
    grandparent.links 0.0590998
     0.0113
     -0.0634
    box.share 0.00084692
     -0.0134
     0.0515
 named.nav 0
  named.header 0
   page.article 40.5
    -0.1057
    page.article 51
     -0.0090
     0.0056
   -0.0059
  page.blocks 709.5
   -0.0695
   0.0567

within.footer 0
 names.grandparent 0
  page.form 2.5
   page.links 0.695387
    group.first 0.182178
     -0.0411
     0.0087
    afterH1 0
     -0.0280
     0.1012
   grandparent.alike 24.5
    level-1 0
     -0.0641
     -0.0079
    0.0542
  tag 13.5
   heading.distance 36.5
    afterH1 0
     -0.0102
     0.0372
    outer.alike 38.5
     -0.0224
     0.0635
   in100.blocks 59.5
    group.links 0.132815
     -0.0179
     -0.0537
    tag 19.5
     0.0191
     -0.0559
 in1000.blocks 735.5
  page.nav 6.5
   -0.1036
   page.nav 7.5
    0.0108
    -0.0237
  page.links 0.622979
   -0.0399
   0.0530

names.leaning 9.5
 wordsAfterH1 2042.5
  names.leaning -4.5
   page.li 15.5
    in300.place 0.0178849
     -0.0456
     0.0881
    wordsAfterH1 0
     -0.0694
     -0.0273
   page.links 0.236982
    index 162.5
     -0.0034
     -0.0451
    in1000.place 0.297717
     0.0001
     0.0483
  grandparent.share 0.914158
   page.li 105.5
    outer.rowAverage 218.35
     -0.0548
     -0.0019
    page.li 1278.5
     -0.0895
     -0.0354
   within.main 0
    words-1 4.5
     -0.0101
     0.0038
    0.0507
 within.footer 0
  within.form 0
   names.for 7.5
    tag 10.5
     0.0433
     0.0083
    in300.links 0.243918
     -0.0229
     0.0515
   in100.proseShare 0.0902445
    page.li 63.5
     -0.0012
     -0.0882
    page.li 156
     0.0356
     -0.0250
  page.article 6.5
   -0.0879
   0.0006

group.share 0.0272559
 page.form 4.5
  afterH1 0
   page.h1 0
    group.first 0.653275
     0.0083
     -0.0504
    page.nav 23.5
     -0.0704
     0.0183
   named.article 0
    toEnd 40.5
     -0.0470
     0.0122
    in300.perBlock 2.40611
     0.0285
     -0.0540
  page.h1 0
   in300.up 8.5
    -0.0324
    0.0444
   parent.words 63.5
    -0.0688
    in300.perBlock 12.3371
     -0.0418
     0.0136
 page.isProduct 0
  names.parent -7.5
   page.form 2.5
    page.links 0.622979
     -0.0252
     0.0497
    group.first 0.937882
     -0.0740
     0.0235
   named.overlay 0
    page.form 4.5
     0.0300
     -0.0085
    afterH1 -5616
     0.0561
     -0.0846
  in100.proseShare 0.385105
   page.form 0
    group.first 0.291851
     -0.0233
     0.0624
    box.blocks 9.5
     -0.0690
     0.0450
   in300.prose 0.302117
    0.0868
    heading.distance 6.5
     0.0233
     -0.0451

in100.place 0.0215672
 names.mostAgainst -7.5
  grandparent.words 4532
   page.h1 11.5
    page.h3 58.5
     -0.0750
     0.0067
    in100.up 8.5
     -0.0080
     0.0291
   0.0329
  item.rowLinks 0.0587373
   box.place 0.068074
    before8.words 4.9375
     -0.0395
     0.0044
    box.place 0.865928
     0.0536
     -0.0206
   toEnd 92.5
    page.h3 27.5
     -0.0582
     -0.0013
    in1000.prose 0.0968014
     -0.0205
     0.0133
 within.aside 0
  named.review 0
   names.mostAgainst -12.5
    within.hidden 0
     -0.0001
     -0.0586
    in1000.share 0.43168
     -0.0235
     0.0250
   in100.place 0.450518
    page.words 2266
     0.0473
     -0.0584
    toEnd 311.5
     -0.0842
     -0.0108
  in300.prose 0.922473
   box.place 0.134626
    -0.0024
    names.mostAgainst -25.5
     -0.0064
     -0.0976
   0.0034

page.isProduct 0
 capitals 0.231327
  parent.share 0.247639
   page.dates 11.5
    kin.perBlock 43.748
     0.0234
     -0.0194
    group.last 0.476279
     -0.0586
     -0.0038
   in1000.blocks 459.5
    box.perBlock 9.01923
     -0.0134
     0.0725
    -0.0636
  in1000.prose 0.208691
   group.last 0.735236
    in300.up 8.5
     -0.0463
     0.0286
    page.section 6.5
     0.0491
     -0.0032
   around4.links 0
    in1000.blocks 225.5
     0.0465
     -0.0201
    page.section 2.5
     -0.0402
     -0.0078
 in1000.share 0.672678
  in300.perBlock 13.7263
   page.section 42.5
    named.footer 0
     -0.1005
     -0.0000
    in100.perBlock 4.93
     0.0640
     -0.0625
   in300.perBlock 26.4464
    in1000.share 0.256905
     -0.0022
     0.0768
    -0.0705
  in100.links 0.341237
   in1000.prose 0.152703
    0.1203
    page.prices 0
     0.0454
     -0.0170
   box.alike 39.5
    page.pre 4.5
     -0.0824
     0.0268
    0.0438

within.dialog 0
 wordsAfterH1 0
  wordsAfterH1 -52749
   page.form 1.5
    named.nav 0
     0.0524
     -0.0400
    in30.prose 0.527934
     0.0004
     -0.0648
   page.p 260.5
    wordsAfterH1 0
     -0.0788
     -0.0133
    outer.rowAverage 218.35
     -0.0269
     0.0603
  wordsAfterH1 828.5
   tag 13.5
    proseAfter 56.5
     0.0471
     -0.0071
    in300.links 0.97601
     -0.0054
     0.0667
   grandparent.words 2544
    page.form 0
     0.0148
     -0.0263
    within.definition 0
     0.0442
     -0.0506
 named.review 0
  page.words 807.5
   -0.0047
   -0.0957
  0.0164

in100.place 0.0215672
 page.nav 0
  around12.links 0.177875
   in1000.blocks 63.5
    -0.0134
    0.0406
   in1000.place 0.0071976
    -0.0407
    0.0091
  within.section 0
   sentences 0.252907
    page.h1 11.5
     -0.0750
     0.0112
    box.blocks 12.5
     -0.0231
     0.0347
   kin.first 0.244993
    kin.first 0.0085379
     0.0036
     -0.0497
    kin.last 0.759715
     0.0404
     -0.0193
 heading.level 3.5
  named.forum 0
   names.mostFor 13.5
    page.named.item 0
     0.0106
     -0.0185
    in1000.perBlock 24.5455
     0.0406
     -0.0024
   in1000.place 0.45068
    box.place 0.36696
     0.0003
     -0.0609
    heading.level 2.5
     0.0741
     -0.0123
  names.grandparent 3.5
   page.p 160.5
    item.rowProse 0.83854
     -0.0632
     -0.0055
    in1000.place 0.234423
     0.0361
     -0.0438
   in100.place 0.56258
    in1000.perBlock 24.5455
     0.0403
     -0.0539
    page.proseWords 1498.5
     0.0018
     -0.0706

within.nav 0
 group.share 0.467603
  afterH1 68.5
   group.blocks 2.5
    page.article 0
     -0.0001
     -0.0570
    repeat 0
     0.0278
     -0.0263
   group.parents 18.5
    page.code 24.5
     -0.0324
     0.0640
    in1000.perBlock 2.6523
     0.0659
     0.0018
  page.proseWords 2020.5
   outer.rowAverage 8.0625
    item.rowLinks 0.961901
     0.0375
     -0.0472
    group.blocks 4.5
     -0.0114
     0.0855
   page.h2 7.5
    names.grandparent 5.5
     -0.0911
     0.0263
    named.media 0
     0.0642
     -0.0488
 page.proseWords 0
  page.nav 4.5
   -0.0218
   0.0564
  in300.words 3925.5
   page.pre 53
    named.share 0
     -0.0767
     -0.0007
    0.0122
   box.words 4.5
    in100.blocks 556.5
     -0.0275
     0.0048
    in1000.perBlock 12.068
     -0.0012
     0.0329

names.leaning 9.5
 page.prose 0.295332
  item.rowProse 0.109557
   page.prose 0
    in1000.perBlock 2.6523
     0.1102
     -0.0064
    names.leaning -4.5
     -0.0335
     0.0137
   group.blocks 3.5
    page.nav 2.5
     -0.0349
     0.0130
    named.item 0
     0.0168
     0.1024
  around40.words 6.4452
   page.li 87.5
    box.proseShare 0.0496999
     -0.0328
     0.0311
    page.nav 6.5
     -0.0784
     -0.0065
   page.proseWords 2020.5
    group.blocks 10.5
     -0.0291
     0.0279
    page.p 114.5
     -0.0644
     -0.0028
 named.review 0
  group.blocks 259
   parent.links 0.117663
    page.li 366.5
     0.0289
     -0.0282
    item.alike 14.5
     -0.0201
     0.0217
   wordsAfterH1 266.5
    -0.0206
    0.0963
  page.p 13.5
   0.0252
   page.li 55.5
    page.prose 0.544661
     -0.0358
     0.0347
    outer.links 0.104808
     -0.1054
     -0.0098

within.dialog 0
 wordsBefore 0.702186
  within.header 0
   repeat 0
    in1000.share 0.43168
     -0.0224
     0.0245
    in100.prose 0.277629
     -0.0019
     -0.0382
   page.proseBlocks 0
    outer.rowAverage 117.071
     -0.0208
     0.0530
    item.rowProse 0.412014
     -0.0674
     0.0070
  outer.rowShare 0.287663
   page.prices 22.5
    page.dates 1.5
     -0.0232
     -0.0695
    in30.alike 6.5
     0.0352
     -0.0440
   item.rowAverage 45.8606
    in300.place 0.639805
     0.0111
     0.0695
    outer.rowAverage 95.8089
     0.0213
     -0.0287
 page.dates 29.5
  parent.perBlock 1.29706
   grandparent.place 0.0675916
    0.0153
    -0.0157
   -0.0927
  page.dates 38.5
   0.0248
   -0.0084

within.footer 0
 page.form 4.5
  group.blocks 6.5
   box.links 0.0502525
    near.date 0
     0.0109
     -0.0462
    group.blocks 1.5
     -0.0566
     -0.0238
   names.grandparent 0
    page.words 5503
     0.0127
     -0.0508
    page.named.product 0
     0.0369
     -0.0152
  parent.share 0.0122492
   page.form 38.5
    grandparent.words 69.5
     -0.0581
     -0.0185
    names.grandparent 0
     -0.0572
     0.0452
   page.words 3064.5
    group.blocks 10.5
     -0.0114
     0.0466
    page.form 20.5
     -0.0467
     0.0541
 proseBefore 199.5
  -0.0962
  names.for 8.5
   -0.0320
   0.0504

names.leaning 0
 heading.level 3.5
  page.form 0
   around12.words 6.32667
    in1000.place 0.192264
     -0.0371
     0.0371
    in300.share 0.234827
     -0.0314
     0.0774
   in1000.prose 0.208691
    in1000.prose 0.042143
     -0.0167
     0.0301
    names.mostAgainst -4.5
     -0.0462
     0.0146
  kin.share 0.757893
   place 0.0682637
    in1000.prose 0.796196
     -0.0152
     0.0136
    around12.words 24.82
     -0.0757
     -0.0056
   0.0220
 group.sentences 0.0797003
  group.sentences 0.00546968
   within.list 0
    level 1.5
     -0.0206
     0.0198
    names.leaning 7.5
     -0.0101
     0.0435
   heading.related 0
    in300.share 0.234827
     0.0035
     0.0365
    in1000.place 0.523825
     -0.0565
     0.0390
  page.named.product 0
   names.mostAgainst -10.5
    in300.share 0.602306
     -0.0489
     0.0039
    within.list 0
     -0.0048
     0.0417
   kin.share 0.189406
    in30.share 0.0250758
     -0.0559
     0.0101
    -0.0933

within.nav 0
 within.dialog 0
  tag 19.5
   group.sentences 0.0686631
    group.sentences 0.00546968
     0.0000
     0.0274
    in300.links 0.00814589
     -0.0591
     -0.0025
   named.detail 0
    group.sentences 0.0325997
     -0.0705
     -0.0135
    in1000.blocks 267.5
     -0.0274
     0.0560
  in1000.up 19.5
   page.words 807.5
    0.0033
    -0.0885
   0.0168
 page.proseWords 0
  page.nav 4.5
   -0.0206
   0.0447
  words 4.5
   -0.0790
   in300.words 1861
    page.nav 11
     -0.0463
     0.0171
    words 17.5
     0.0407
     -0.0053

wordsBefore 0.702186
 within.nav 0
  page.isProduct 0
   named.comment 0
    group.share 0.0272559
     -0.0007
     0.0281
    links1 0.994737
     -0.0650
     0.0132
   wordsAfterH1 584.5
    in100.links 0.341237
     0.0237
     -0.0643
    in300.place 0.775993
     -0.0620
     0.0153
  within.details 0
   box.perBlock 4.01282
    in100.share 0.999878
     -0.0785
     -0.0020
    wordsAfterH1 -87.5
     -0.0390
     0.0404
   outer.rowLinks 0.662236
    0.0413
    -0.0181
 group.blocks 40.5
  names.mostAgainst -12.5
   proseBefore 199.5
    group.share 0.347874
     -0.0584
     0.0238
    outer.rowLinks 0.550862
     -0.0251
     0.0671
   in1000.perBlock 3.87823
    names.mostAgainst -5.5
     0.0491
     -0.0299
    in300.place 0.639805
     -0.0328
     0.0113
  named.comment 0
   in100.share 0.219424
    in300.place 0.639805
     -0.0285
     0.0388
    in100.words 394.5
     -0.0314
     0.0464
   wordsAfterH1 2383.5
    -0.0082
    -0.0763

wordsBefore 0.702186
 depth 25.5
  repeat 0
   in30.links 0
    page.form 4.5
     0.0401
     -0.0037
    words 9.5
     -0.0052
     0.0235
   words 3.5
    in30.links 0.697144
     0.0189
     -0.0348
    group.blocks 20.5
     -0.0674
     -0.0051
  index 91.5
   in1000.prose 0.732159
    -0.0240
    0.0271
   in300.blocks 195.5
    -0.0981
    -0.0062
 in1000.prose 0.208691
  in300.place 0.0288206
   page.h3 0
    item.rowLinks 0.691128
     0.0686
     -0.0293
    in1000.prose 0
     0.0128
     -0.0662
   in300.place 0.704852
    page.form 17.5
     0.0453
     -0.0367
    in300.perBlock 10.2176
     -0.0484
     0.0494
  outer.rowProse 0.366859
   page.h3 50.5
    page.form 0
     -0.0237
     -0.0754
    page.p 81.5
     0.0530
     -0.0206
   page.form 2.5
    in1000.blocks 171.5
     -0.0171
     0.0291
    index 577.5
     -0.0556
     0.0290

within.dialog 0
 wordsBefore 0.908491
  named.comment 0
   named.side 0
    item.words 131.5
     0.0118
     -0.0228
    page.named.product 0
     -0.0142
     -0.0815
   page.p 33.5
    item.rowProse 0.733489
     -0.0223
     0.0424
    in1000.perBlock 7.76079
     0.0059
     -0.0808
  named.detail 0
   page.pre 2.5
    in1000.perBlock 2.6523
     0.0103
     -0.0635
    page.pre 15.5
     0.0283
     -0.0252
   page.blocks 314.5
    page.blocks 161.5
     0.0084
     -0.0363
    kin.perBlock 6.8445
     -0.0122
     0.0618
 in1000.up 19.5
  kin.perBlock 1.0073
   within.table 0
    -0.0097
    0.0149
   -0.0849
  0.0106

within.footer 0
 named.related 0
  within.nav 0
   heading.reviews 0
    in1000.up 21.5
     0.0094
     -0.0562
    grandparent.share 0.457301
     -0.0642
     0.0225
   page.proseBlocks 0
    page.nav 4.5
     -0.0186
     0.0428
    in300.perBlock 17.1517
     -0.0658
     0.0143
  kin.parents 55.5
   page.proseBlocks 8.5
    box.place 0.434355
     0.0202
     -0.0375
    item.words 103.5
     -0.0934
     -0.0110
   in100.links 0.999665
    in1000.up 10.5
     -0.0294
     0.0071
    0.0478
 page.proseBlocks 0
  0.0412
  page.nav 6.5
   in100.blocks 405.5
    -0.0980
    in100.blocks 556.5
     -0.0085
     0.0094
   page.nav 7.5
    in100.blocks 43.5
     0.0201
     -0.0049
    -0.0205

within.aside 0
 within.nav 0
  page.proseWords 1642.5
   in1000.links 0.0978911
    in100.links 0.0177844
     0.0606
     0.0134
    within.list 0
     -0.0054
     0.0199
   in1000.links 0.00940096
    in100.share 0.660817
     -0.0693
     0.0328
    near.date 0
     0.0083
     -0.0370
  within.details 0
   page.pre 11.5
    after8.words 17.4018
     -0.0667
     0.0033
    words 4.5
     -0.0158
     0.0365
   page.proseWords 65.5
    index 91.5
     -0.0053
     0.0528
    around4.words 3.11806
     -0.0185
     0.0001
 around4.words 36.9444
  named.field 0
   grandparent.alike 7.5
    page.proseBlocks 97.5
     -0.0883
     -0.0110
    page.proseBlocks 29.5
     -0.0064
     0.0024
   page.proseBlocks 17.5
    0.0104
    -0.0097
  0.0093

within.footer 0
 depth 25.5
  within.dialog 0
   repeat 0
    heading.reviews 0
     0.0119
     -0.0473
    box.words 4.5
     -0.0005
     -0.0464
   digits 0.213179
    outer.rowProse 0.948188
     -0.0795
     0.0024
    0.0047
  item.links 0.0926539
   outer.rowAverage 18.225
    in1000.blocks 267.5
     0.0102
     -0.0291
    page.nav 0
     -0.0028
     -0.0996
   outer.rowLinks 0.122814
    outer.rowProse 0.778785
     0.0273
     -0.0090
    item.alike 14.5
     -0.0360
     0.0082
 page.proseWords 0
  0.0391
  page.nav 6.5
   -0.0952
   named.header 0
    -0.0188
    0.0140

within.footer 0
 within.aside 0
  group.share 0.467603
   wordLength 5.40093
    page.code 61
     -0.0098
     0.0763
    page.dates 11.5
     0.0228
     -0.0228
   in1000.words 2529.5
    within.nav 0
     0.0621
     -0.0436
    grandparent.proseShare 0.87157
     -0.0306
     0.0587
  grandparent.perBlock 27.4771
   named.field 0
    within.nav 0
     -0.0915
     -0.0200
    -0.0015
   -0.0018
 in1000.perBlock 2.06362
  page.prices 28.5
   -0.0235
   0.0494
  page.dates 25.5
   -0.0923
   page.dates 29.5
    0.0088
    -0.0182

names.leaning 9.5
 named.forum 0
  in100.place 0.0349621
   box.alike 47.5
    in100.perBlock 1.66863
     0.0170
     -0.0531
    0.0434
   in1000.share 0.43168
    in30.share 0.0136386
     -0.0090
     -0.0641
    in100.place 0.0910744
     0.0464
     0.0003
  level1 1.5
   page.h2 4.5
    in100.prose 0.98122
     -0.0847
     -0.0032
    in1000.share 0.63412
     -0.0657
     0.0068
   links 0.336667
    -0.0250
    names.leaning 0
     0.0006
     0.0470
 heading.related 0
  within.form 0
   within.item 0
    outer.words 522.5
     0.0166
     -0.0333
    page.form 7.5
     0.0489
     -0.0326
   page.h2 1.5
    0.0224
    page.form 7.5
     -0.0697
     0.0170
  outer.words 830
   wordsBefore 0.225998
    0.0157
    within.form 0
     -0.0919
     -0.0033
   before8.links 0.250641
    0.0397
    0.0016

within.nav 0
 group.parents 30.5
  page.dates 46.5
   in30.place 0.0116449
    kin.first 0.10332
     -0.0724
     -0.0189
    heading.distance 12.5
     0.0070
     -0.0117
   page.section 1.5
    in1000.blocks 318.5
     -0.1123
     -0.0189
    group.parents 18.5
     -0.0137
     0.0490
  page.section 24.5
   group.last 0.700382
    names.mostFor 13.5
     -0.0556
     0.0520
    copies 32.5
     0.0497
     -0.0195
   names.mostFor 16.5
    page.nav 18.5
     -0.0671
     0.0015
    0.0334
 outer.rowShare 0.999652
  page.pre 53
   in300.prose 0.851097
    group.last 0.0679065
     -0.0004
     -0.0663
    in30.place 0.421308
     0.0153
     -0.0095
   grandparent.perBlock 4.62618
    -0.0051
    0.0213
  in30.place 0.110216
   page.dates 5.5
    -0.0244
    0.0029
   in100.share 0.256918
    page.nav 0
     0.0043
     -0.0115
    in100.share 0.309294
     0.0528
     0.0012

linkCount 0
 page.proseWords 1642.5
  in1000.links 0.0978911
   named.header 0
    page.words 2065.5
     0.0238
     0.0600
    page.proseWords 938
     0.0075
     -0.0545
   page.named.product 0
    within.button 0
     0.0147
     -0.0314
    page.words 1794
     0.0281
     -0.0646
  group.links 0.0100838
   in1000.links 0.00940096
    in1000.proseShare 0.82115
     -0.0860
     0.0307
    page.prose 0.663078
     0.0028
     -0.0326
   within.form 0
    in100.up 4.5
     0.0539
     -0.0056
    -0.0572
 within.hidden 0
  in1000.proseShare 0.762006
   page.nav 6.5
    page.nav 2.5
     0.0357
     -0.0257
    page.prose 0.515916
     0.0797
     -0.0013
   in30.blocks 1.5
    around12.words 11.2829
     -0.0464
     0.0339
    names.for 3.5
     -0.0438
     -0.0114
  page.code 50.5
   after8.words 9.775
    page.h1 7.5
     -0.0874
     0.0011
    page.h3 4.5
     -0.0353
     0.0060
   0.0115

within.aside 0
 within.dialog 0
  near.join 0
   named.comment 0
    repeat 0
     0.0107
     -0.0166
    page.li 273.5
     -0.0638
     0.0287
   page.form 0
    names.mostFor 14.5
     -0.0205
     0.0213
    in100.links 0
     0.0049
     -0.0627
  page.dates 35.5
   digits 0.604039
    page.li 429.5
     -0.0819
     -0.0069
    0.0047
   0.0236
 page.form 8.5
  page.table 3.5
   group.first 0.00722747
    -0.0010
    box.perBlock 58.5
     -0.0842
     -0.0028
   0.0003
  box.perBlock 6.01163
   -0.0073
   0.0087

page.isProduct 0
 item.rowAverage 2.00769
  in30.words 185.5
   within.main 0
    page.main 0
     -0.0036
     -0.0632
    names.against -3.5
     -0.0189
     0.0280
   in30.words 483.5
    group.parents 112.5
     -0.0703
     0.0184
    in1000.perBlock 2.06362
     0.0273
     -0.0333
  item.rowAverage 88.1144
   around4.links 0.113244
    in300.proseShare 0.416279
     0.0006
     0.0422
    in1000.links 0.281152
     -0.0205
     0.0193
   afterH1 187.5
    words 9.5
     -0.0177
     0.0116
    in1000.links 0.0978911
     -0.0042
     -0.0729
 in1000.links 0.00940096
  in1000.alike 1.5
   -0.0912
   -0.0004
  in300.proseShare 0.344494
   words 15.5
    in1000.links 0.281152
     -0.0199
     -0.0828
    parent.place 0.504471
     0.0400
     -0.0371
   in1000.links 0.149831
    names.mostAgainst -3.5
     -0.0380
     0.0413
    in1000.perBlock 5.06496
     -0.0033
     0.0783

within.aside 0
 wordsBefore 0.653967
  afterH1 0
   afterH1 -5616
    page.blocks 227.5
     0.0463
     -0.0028
    page.prose 0
     0.0222
     -0.0613
   digits 0.0837459
    parent.blocks 1.5
     -0.0001
     0.0268
    page.li 46.5
     0.0250
     -0.0269
  in1000.prose 0.208691
   names.for 0
    page.dates 0
     -0.0529
     0.0152
    parent.blocks 6.5
     0.0493
     -0.0143
   around12.words 6.32667
    kin.first 0.353481
     -0.0202
     -0.0590
    kin.perBlock 16.7514
     0.0027
     -0.0283
 grandparent.perBlock 27.4771
  grandparent.place 0.0954361
   in300.words 1861
    -0.0147
    grandparent.place 0.0675916
     -0.0058
     0.0201
   named.field 0
    names.for 12.5
     -0.0870
     -0.0029
    names.parent -17.5
     -0.0004
     0.0014
  0.0044

within.dialog 0
 near.join 0
  page.article 4.5
   page.dates 11.5
    page.named.item 0
     0.0179
     -0.0093
    outer.rowLinks 0.122814
     0.0062
     -0.0411
   page.article 11.5
    afterH1 110.5
     -0.0140
     -0.0965
    page.nav 3.5
     -0.0103
     0.0422
  page.article 0
   box.perBlock 44.25
    page.h2 4.5
     -0.0497
     -0.0134
    0.0118
   around12.links 0.0289066
    0.0014
    page.proseWords 118.5
     -0.0031
     -0.0739
 page.article 3.5
  page.dates 15.5
   -0.0834
   0.0255
  page.article 5.5
   0.0405
   grandparent.perBlock 27.4771
    -0.0272
    0.0037

within.footer 0
 within.aside 0
  page.code 61
   named.forum 0
    in30.place 0.027735
     -0.0417
     0.0052
    named.field 0
     -0.0341
     0.0234
   outer.words 13.5
    outer.words 2.5
     0.0065
     -0.0150
    0.0803
  parent.perBlock 26.5071
   named.nav 0
    in30.place 0.0774862
     -0.0031
     -0.0811
    box.place 0.33343
     0.0065
     -0.0096
   0.0004
 page.prose 0
  0.0335
  -0.0872

page.prose 0.56819
 names.leaning -4.5
  page.prose 0
   outer.rowAverage 117.071
    -0.0342
    0.1079
   item.words 6.5
    names.mostFor 21.5
     -0.0451
     0.0354
    in100.place 0.450518
     0.0142
     -0.0287
  in1000.up 21.5
   page.main 0
    parent.alike 17.5
     0.0291
     -0.0481
    names.leaning 39.5
     0.0020
     0.0749
   in30.share 0.154362
    -0.0611
    0.0037
 names.leaning 15.5
  names.mostFor 9.5
   grandparent.share 0.00957096
    outer.alike 15.5
     -0.0474
     0.0225
    around12.links 0.259392
     0.0481
     -0.0249
   around12.links 0.118826
    around40.links 0.0145874
     -0.0595
     -0.0141
    in100.alike 5.5
     -0.0628
     0.0172
  in1000.up 3.5
   box.proseShare 0.00351502
    in30.proseShare 0.329025
     0.0123
     -0.0175
    in100.alike 22.5
     0.0607
     -0.0240
   parent.alike 1.5
    grandparent.place 0.386447
     0.0117
     -0.0296
    page.prose 0.799089
     0.0611
     -0.0194

page.h3 58.5
 within.hidden 0
  heading.related 0
   in30.words 263.5
    in30.alike 50.5
     0.0062
     0.0667
    item.rowLinks 0.0397443
     -0.0311
     0.0008
   in1000.up 3.5
    outer.rowAverage 22.0807
     -0.0192
     0.0653
    in30.place 0.292495
     0.0025
     -0.0785
  around40.links 0.217235
   in1000.blocks 283.5
    grandparent.alike 3.5
     -0.0426
     0.0297
    in1000.blocks 735.5
     0.0411
     -0.0233
   in1000.up 24.5
    heading.related 0
     -0.0798
     0.0013
    0.0079
 page.words 1794
  in30.place 0.170397
   0.0390
   around12.words 2.84105
    0.0003
    -0.0868
  page.prices 48.5
   grandparent.words 1507
    page.words 2147
     -0.0099
     0.0577
    page.prices 0
     0.0055
     -0.0314
   0.1588

page.form 4.5
 linkCount 0
  outer.words 2136
   page.article 4.5
    depth 25.5
     0.0222
     -0.0568
    page.article 22.5
     -0.0337
     0.0188
   page.form 0
    heading.words 2.5
     -0.0284
     0.0599
    in100.perBlock 2.58999
     0.0172
     -0.0601
  group.parents 18.5
   outer.rowProse 0.0722718
    near.price 0
     -0.0447
     0.0030
    wordLength 5.00376
     -0.0222
     0.0128
   named.media 0
    outer.rowProse 0.0288792
     -0.0236
     0.0244
    parent.alike 1.5
     0.0830
     -0.0064
 parent.share 0.0122492
  group.last 0.986325
   in1000.share 0.63412
    page.nav 1.5
     -0.0074
     -0.0773
    in1000.share 0.740486
     0.0254
     -0.0398
   0.0379
  page.nav 2.5
   in1000.share 0.881387
    in1000.words 1072.5
     0.0289
     -0.0624
    in300.links 0.179027
     0.0556
     -0.0164
   heading.level 3.5
    in1000.share 0.881387
     0.0506
     -0.0117
    -0.0421

within.dialog 0
 in30.alike 50.5
  page.form 4.5
   in1000.perBlock 3.37716
    in300.words 334.5
     -0.0408
     0.0411
    around40.words 3.93852
     -0.0296
     0.0037
   in300.words 2099.5
    parent.share 0.0122492
     -0.0293
     0.0173
    in300.place 0.319898
     -0.0302
     -0.0989
  within.link 0
   kin.last 0.996813
    0.0721
    0.0070
   -0.0190
 in1000.words 807.5
  in1000.perBlock 3.68371
   -0.0175
   0.0215
  -0.0689

within.footer 0
 wordsBefore 0.653967
  repeat 0
   depth 21.5
    kin.first 0.191938
     0.0034
     0.0246
    commas 0.0626786
     -0.0379
     0.0329
   named.item 0
    grandparent.blocks 10.5
     -0.0654
     0.0023
    in300.proseShare 0.685715
     -0.0159
     0.0251
  page.h2 15.5
   in300.proseShare 0.416279
    proseBefore 164.5
     -0.0568
     -0.0001
    outer.rowAverage 18.225
     -0.0301
     0.0072
   grandparent.share 0.0110569
    page.p 9.5
     0.0322
     -0.0287
    kin.parents 1.5
     -0.0161
     0.0439
 in300.perBlock 1.90706
  in1000.blocks 735.5
   -0.0206
   0.0440
  page.nav 6.5
   -0.0890
   commas 0.0912561
    -0.0174
    0.0203

words1 4.5
 heading.related 0
  level-1 0
   group.parents 16.5
    kin.last 0.897027
     -0.0114
     -0.0364
    page.prices 53
     0.0137
     -0.0362
   in100.words 199.5
    group.parents 4.5
     0.0081
     0.0669
    page.prices 3.5
     0.0203
     -0.0280
  outer.rowShare 0.910694
   named.comment 0
    in1000.prose 0.208691
     -0.0087
     -0.0921
    0.0131
   names.mostAgainst -21.5
    -0.0303
    0.0295
 in1000.perBlock 24.5455
  page.named.product 0
   page.article 1.5
    named.byline 0
     0.0266
     -0.0403
    page.article 11.5
     -0.0264
     0.0140
   kin.last 0.517182
    in100.words 538.5
     0.0471
     -0.0050
    names.mostAgainst -5.5
     -0.0346
     0.0284
  group.parents 14.5
   kin.last 0.883752
    parent.proseShare 0.812132
     -0.0317
     0.0234
    kin.blocks 168.5
     0.0474
     -0.0205
   page.table 2.5
    page.article 3.5
     -0.0922
     0.0220
    0.0311

within.heading 0
 group.share 0.0272559
  page.article 0
   page.section 7.5
    names.for 3.5
     -0.0347
     -0.0032
    page.words 2676.5
     0.0566
     -0.0093
   page.h3 58.5
    item.rowAverage 4.75735
     -0.0672
     -0.0268
    0.0458
  heading.level 4.5
   named.forum 0
    linkCount 0
     0.0150
     -0.0080
    group.share 0.347874
     -0.0451
     0.0303
   page.article 3.5
    grandparent.proseShare 0.10485
     -0.0789
     0.0099
    group.share 0.0707486
     -0.0388
     0.0423
 names.against 0
  names.for 0
   grandparent.words 42.5
    -0.0221
    page.h3 10.5
     -0.0135
     0.0294
   page.noscript 19
    page.named.product 0
     0.0642
     -0.0007
    -0.0104
  kin.parents 64.5
   in1000.prose 0.629265
    in30.perBlock 4.43619
     -0.0022
     0.0411
    box.words 2.5
     0.0466
     -0.0238
   page.noscript 0
    -0.0796
    in1000.up 5.5
     -0.0170
     0.0330

within.aside 0
 repeat 0
  digits 0.0527475
   wordsBefore 0.748588
    named.header 0
     0.0177
     -0.0169
    in1000.prose 0.208691
     0.0313
     -0.0178
   page.section 6.5
    in30.proseShare 0
     0.0215
     -0.0246
    in300.blocks 316.5
     -0.0450
     -0.0031
  box.perBlock 3.99505
   page.prices 69.5
    item.rowAverage 1.75403
     -0.0304
     0.0160
    in300.blocks 111.5
     0.0127
     -0.0629
   page.code 16.5
    near.price 0
     -0.0602
     -0.0058
    item.rowShare 0.243474
     0.0301
     -0.0035
 grandparent.proseShare 0.381129
  wordsBefore 0.0603282
   names.parent 0
    box.perBlock 4.01282
     -0.0075
     0.0185
    -0.0122
   page.form 8.5
    item.rowAverage 240.466
     -0.0798
     0.0008
    heading.words 94.5
     0.0054
     -0.0023
  0.0065

within.footer 0
 named.related 0
  depth 25.5
   tag 19.5
    page.article 4.5
     0.0093
     -0.0120
    page.h3 50.5
     -0.0380
     0.0460
   in300.share 0.43222
    box.words 60.5
     -0.0839
     0.0077
    page.prices 7.5
     0.0248
     -0.0335
  in1000.prose 0.252621
   page.h3 10.5
    page.article 11.5
     -0.0346
     0.0083
    item.alike 8.5
     0.0291
     -0.0075
   around40.sentences 0.0100537
    page.section 5.5
     -0.0161
     0.0333
    page.article 39.5
     -0.0861
     -0.0084
 page.proseWords 0
  0.0300
  page.article 20.5
   -0.0875
   page.article 22.5
    0.0143
    in100.blocks 277.5
     -0.0180
     0.0089

within.aside 0
 named.related 0
  within.heading 0
   named.header 0
    item.rowAverage 110.329
     0.0048
     -0.0214
    page.nav 4.5
     -0.0460
     0.0062
   grandparent.blocks 3.5
    names.parent 9.5
     0.0524
     -0.0254
    group.perBlock 2.98864
     0.0324
     -0.0058
  group.first 0.489526
   in100.share 0.183138
    page.h3 69.5
     -0.0504
     0.0238
    page.section 4.5
     -0.0341
     0.0405
   group.first 0.826879
    -0.0817
    group.first 0.882157
     -0.0010
     -0.0133
 grandparent.place 0.0954361
  around12.words 6.32667
   -0.0139
   0.0135
  around12.words 24.82
   in30.proseShare 0.779817
    names.for 12.5
     -0.0787
     -0.0010
    group.first 0.489526
     0.0054
     -0.0066
   -0.0007

named.side 0
 heading.comments 0
  in1000.links 0.6292
   links 0.0628289
    group.links 0.0100838
     -0.0015
     0.0343
    in300.perBlock 4.12608
     -0.0499
     -0.0059
   in1000.perBlock 3.68371
    in1000.perBlock 3.05388
     0.0239
     0.0964
    kin.first 0.283593
     -0.0417
     0.0353
  page.pre 3.5
   in1000.perBlock 8.92001
    page.proseWords 742.5
     -0.0225
     0.0322
    in1000.share 0.935151
     -0.1033
     -0.0032
   parent.words 18.5
    page.pre 20
     -0.0082
     0.0035
    0.0418
 page.links 0.0626952
  before8.links 0.0589024
   0.0525
   group.parents 2.5
    -0.0114
    0.0063
  page.links 0.25035
   page.pre 3.5
    parent.share 0.247639
     -0.0873
     0.0076
    kin.first 0.170898
     -0.0093
     0.0341
   item.rowShare 0.0438279
    kin.first 0.694706
     -0.0495
     0.0187
    outer.alike 20.5
     0.0386
     -0.0419

heading.reviews 0
 in100.place 0.0215672
  within.main 0
   kin.first 0.170898
    names.mostFor 4.5
     0.0025
     -0.0641
    place 0.733378
     0.0226
     -0.0468
   group.parents 3.5
    in1000.blocks 85.5
     -0.0215
     0.0550
    in30.links 0.0714783
     0.0126
     -0.0508
  heading.comments 0
   repeat 0
    within.figure 0
     0.0080
     -0.0648
    names.mostFor 18.5
     -0.0196
     0.0355
   names.mostFor 15.5
    in300.up 1.5
     0.0056
     -0.0864
    in300.up 5.5
     0.0431
     -0.0013
 page.form 2.5
  group.parents 7.5
   page.section 5.5
    page.links 0.275177
     -0.0534
     0.0007
    in1000.prose 0.285307
     -0.0214
     0.0269
   group.sentences 0.0126985
    -0.0204
    0.0562
  grandparent.share 0.185831
   toEnd 311.5
    -0.0862
    0.0007
   toEnd 92.5
    -0.0243
    0.0156

page.h2 14.5
 page.h2 12.5
  in300.proseShare 0.685715
   page.noscript 0
    page.p 98.5
     -0.0325
     0.0128
    around12.links 0.0801125
     -0.0196
     0.0232
   around12.links 0.0801125
    page.h2 1.5
     -0.0125
     0.0308
    in1000.words 4179.5
     -0.0001
     -0.0591
  box.alike 9.5
   in1000.blocks 103.5
    grandparent.share 0.0201134
     -0.0213
     0.0290
    within.list 0
     -0.0713
     -0.0141
   in1000.blocks 384.5
    0.0466
    -0.0186
 page.h2 19.5
  page.p 114.5
   in1000.place 0.0903125
    in1000.words 1407.5
     0.0135
     -0.0490
    in1000.place 0.36433
     0.0516
     -0.0088
   group.first 0.0150798
    -0.0150
    in1000.up 12.5
     0.0906
     0.0030
  group.first 0.139586
   page.p 260.5
    in100.place 0.0215672
     -0.0172
     0.0610
    -0.0280
   page.h2 43
    page.p 160.5
     -0.0073
     -0.0521
    page.li 366.5
     0.0582
     -0.0251

wordsBefore 0.653967
 tag 13.5
  item.rowAverage 88.1144
   item.words 4.5
    proseBefore 137.5
     0.0112
     -0.0329
    in100.alike 10.5
     0.0341
     -0.0198
   group.links 0.00714322
    kin.parents 9.5
     0.0002
     -0.0434
    kin.parents 4.5
     -0.0376
     0.0300
  kin.last 0.793608
   outer.rowShare 0.398237
    named.content 0
     -0.0369
     0.0097
    in1000.prose 0.50785
     -0.0639
     -0.0080
   in1000.prose 0.320123
    proseAfter 131.5
     0.0630
     0.0006
    in300.proseShare 0.344494
     -0.0480
     0.0055
 in1000.prose 0.208691
  commas 0.0323055
   in300.place 0.704852
    0.0143
    in300.proseShare 0.129766
     -0.0635
     0.0150
   in300.place 0.319898
    -0.0080
    0.0765
  in300.proseShare 0.416279
   in300.place 0.639805
    -0.0920
    outer.words 68.5
     -0.0552
     0.0094
   before8.links 0.143054
    parent.place 0.852358
     0.0123
     -0.0220
    in300.place 0.583236
     -0.0438
     0.0285

within.hidden 0
 depth 25.5
  heading.level 3.5
   page.h3 50.5
    page.article 0
     0.0107
     -0.0095
    in30.words 483.5
     0.0632
     -0.0305
   names.leaning 0
    page.pre 24.5
     -0.0752
     -0.0001
    index 479.5
     0.0076
     -0.0668
  index 91.5
   page.links 0.103034
    0.0325
    page.links 0.332655
     -0.0324
     0.0139
   page.h3 41.5
    in100.links 0.200296
     -0.0879
     -0.0055
    heading.distance 4.5
     0.0160
     -0.0175
 in100.links 0.341237
  in1000.prose 0.152703
   depth 9.5
    -0.0303
    in1000.prose 0.042143
     -0.0025
     0.0759
   page.pre 5.5
    page.h3 5.5
     -0.0682
     -0.0105
    0.0505
  in1000.prose 0.361385
   -0.0865
   names.leaning 5.5
    kin.share 0.00126274
     0.0005
     -0.0431
    kin.share 0.100178
     -0.0056
     0.0308

named.related 0
 within.dialog 0
  page.h2 59.5
   depth 6.5
    names.mostAgainst -5.5
     -0.0526
     -0.0077
    wordsAfterH1 2042.5
     0.0063
     -0.0184
   names.leaning 0
    in300.words 1569.5
     0.0199
     -0.0274
    0.0918
  depth 22.5
   kin.perBlock 1.0073
    digits 0.672316
     -0.0059
     0.0116
    names.leaning -36.5
     -0.0061
     -0.0726
   depth 28.5
    0.0255
    -0.0174
 page.noscript 65.5
  page.proseWords 473.5
   box.place 0.434355
    in100.blocks 71.5
     0.0379
     -0.0020
    page.h3 50.5
     -0.0385
     -0.0012
   page.h2 30.5
    in30.share 0.584162
     -0.0808
     -0.0013
    0.0041
  0.0286

named.related 0
 within.heading 0
  group.share 0.0272559
   named.detail 0
    item.rowAverage 2.80385
     -0.0378
     -0.0119
    page.links 0.452739
     -0.0052
     0.0414
   within.article 0
    around40.links 0.0145874
     -0.0357
     0.0028
    around40.links 0.12113
     0.0432
     0.0004
  grandparent.blocks 3.5
   item.alike 63.5
    in300.perBlock 13.7263
     0.0489
     0.0002
    -0.0453
   in300.perBlock 4.12608
    outer.rowProse 0
     -0.0454
     0.0139
    in100.prose 0.645101
     0.0353
     -0.0054
 kin.parents 55.5
  in300.perBlock 2.40611
   before8.words 4.3875
    grandparent.place 0.529283
     0.0244
     -0.0044
    -0.0029
   item.alike 19.5
    item.rowAverage 110.329
     -0.0767
     0.0013
    page.links 0.236982
     -0.0203
     0.0081
  wordsBefore 0.415703
   kin.parents 88.5
    0.0450
    around4.links 0.244505
     0.0011
     -0.0067
   -0.0134

named.review 0
 group.blocks 2.5
  linkCount 0
   named.article 0
    grandparent.share 0.00613383
     -0.0240
     0.0048
    in300.place 0.0399176
     0.0172
     -0.0473
   in100.words 126.5
    in300.blocks 121.5
     -0.0266
     0.0285
    page.words 598
     -0.0073
     -0.0514
  item.links 0.668561
   page.words 2502
    group.blocks 10.5
     0.0014
     0.0297
    kin.parents 88.5
     -0.0061
     0.0420
   in100.blocks 556.5
    kin.blocks 52.5
     -0.0010
     -0.0371
    grandparent.share 0.00613383
     -0.0186
     0.0556
 page.words 1707
  kin.blocks 8.5
   -0.0335
   kin.blocks 15.5
    0.0543
    in100.blocks 65.5
     -0.0129
     0.0051
  outer.rowProse 0.0722718
   group.sentences 0.065276
    kin.parents 31.5
     -0.0037
     0.0432
    -0.0473
   named.overlay 0
    -0.0801
    item.links 0.297399
     0.0221
     -0.0145

within.footer 0
 page.h2 15.5
  page.h3 58.5
   within.table 0
    heading.comments 0
     -0.0062
     -0.0523
    in300.words 334.5
     -0.0537
     0.0496
   page.noscript 0
    kin.blocks 73.5
     -0.0528
     0.0282
    page.h3 69.5
     0.1216
     0.0189
  page.h3 7.5
   page.h3 3.5
    kin.blocks 15.5
     -0.0024
     0.0419
    kin.parents 55.5
     0.0896
     -0.0208
   page.h2 19.5
    page.p 81.5
     -0.0111
     0.0832
    grandparent.blocks 7.5
     -0.0277
     0.0135
 proseBefore 199.5
  digits 0.143501
   page.h3 58.5
    heading.distance 257.5
     -0.0849
     -0.0012
    heading.distance 14.5
     -0.0066
     0.0009
   named.media 0
    -0.0190
    0.0149
  page.p 260.5
   -0.0209
   0.0334

in1000.perBlock 24.5455
 page.code 22
  within.heading 0
   tag 19.5
    wordsBefore 0.605348
     0.0061
     -0.0119
    in30.perBlock 1.47936
     0.0448
     -0.0453
   in30.words 263.5
    depth 17.5
     0.0386
     -0.0122
    kin.share 0.189406
     0.0086
     -0.0494
  within.details 0
   within.heading 0
    in300.share 0.91035
     0.0828
     0.0208
    group.blocks 18.5
     0.0124
     -0.0264
   within.heading 0
    in300.share 0.602306
     -0.0437
     0.0001
    0.0118
 page.code 22
  group.last 0.791966
   grandparent.share 0.0542414
    in300.blocks 111.5
     -0.0825
     0.0030
    grandparent.prose 0.955346
     0.0158
     -0.0294
   names.parent 15.5
    grandparent.share 0.0110569
     -0.0194
     0.0508
    in300.share 0.35755
     -0.0532
     0.0017
  wordsBefore 0.334272
   index 80.5
    -0.0043
    0.0158
   in1000.place 0.25485
    -0.1327
    in1000.place 0.45068
     0.0010
     -0.0347

in300.links 0.00814589
 in1000.share 0.63412
  names.mostAgainst -6.5
   in300.words 1431.5
    outer.rowProse 0.795471
     -0.0474
     0.0147
    in1000.alike 1.5
     -0.0905
     0.0065
   in300.words 963.5
    -0.0444
    0.0471
  in300.words 1311.5
   in1000.share 0.740486
    in300.words 388.5
     -0.0286
     0.0641
    kin.sentences 0.0506788
     0.0072
     -0.0597
   page.proseWords 4822
    0.0620
    -0.0311
 named.forum 0
  in300.links 0.0553719
   page.prose 0.799089
    group.parents 9.5
     0.0171
     0.0610
    item.rowShare 0.243474
     -0.0426
     0.0137
   page.noscript 0
    named.side 0
     -0.0060
     -0.0435
    page.prose 0.56819
     0.0218
     -0.0223
  within.article 0
   in1000.blocks 119.5
    group.perBlock 9.01049
     -0.0328
     0.0332
    within.code 0
     -0.0577
     0.0250
   names.for 0
    page.prose 0.469661
     0.0455
     -0.0683
    names.parent 11.5
     0.0578
     -0.0201

group.share 0.467603
 in1000.perBlock 24.5455
  named.forum 0
   words-1 2.5
    box.perBlock 20.225
     -0.0041
     -0.0437
    links 0.401923
     0.0143
     -0.0072
   page.section 5.5
    group.first 0.0929083
     -0.0014
     -0.0576
    item.rowShare 0.00734155
     -0.0389
     0.0214
  page.section 8.5
   in1000.words 1754.5
    in300.prose 0.947963
     0.0283
     -0.0288
    in1000.prose 0.898075
     -0.0575
     -0.0110
   wordsAfterH1 370.5
    outer.rowProse 0.241118
     0.0241
     -0.0064
    group.first 0.653275
     -0.0905
     0.0176
 page.words 2390
  outer.rowShare 0.655931
   box.proseShare 0.0174442
    -0.0502
    0.0263
   in30.proseShare 0.908289
    words-1 64.5
     0.0733
     0.0041
    0.0062
  in1000.place 0.192264
   group.first 0.0929083
    wordsAfterH1 266.5
     -0.0334
     0.0545
    names.mostAgainst -10.5
     0.0046
     -0.0726
   named.detail 0
    page.section 38.5
     0.0626
     -0.0347
    -0.0394

repeat 0
 afterH1 68.5
  in30.links 0
   group.sentences 0.0797003
    around40.links 0.0145874
     -0.0106
     0.0445
    box.proseShare 0.0386138
     0.0074
     -0.0559
   page.dates 1.5
    kin.first 0.218654
     -0.0045
     0.0295
    words 4.5
     -0.0312
     0.0003
  page.blocks 227.5
   page.blocks 196.5
    names.grandparent 10.5
     -0.0208
     0.0385
    page.section 10.5
     -0.0951
     0.0337
   page.dates 1.5
    page.blocks 602.5
     0.0086
     -0.0809
    in100.place 0.0910744
     0.0517
     0.0040
 box.perBlock 3.99505
  in30.links 0.697144
   names.leaning 15.5
    kin.first 0.244993
     -0.0278
     0.0153
    named.item 0
     0.0052
     0.0654
   page.blocks 466
    in1000.words 598
     0.0266
     -0.0650
    page.main 0
     0.0327
     -0.0281
  kin.first 0.0136115
   0.0177
   capitals 0
    0.0088
    names.mostAgainst -20.5
     -0.0127
     -0.0551

named.related 0
 page.p 0
  page.named.item 0
   kin.share 0.270529
    group.perBlock 3.4364
     0.0120
     -0.0351
    links 0.0876096
     0.0587
     -0.0058
   group.perBlock 1.99735
    page.noscript 0
     -0.0107
     0.0016
    box.share 0.0142003
     0.1033
     0.0138
  page.p 48.5
   page.prices 46.5
    page.p 26.5
     0.0060
     -0.0155
    names.grandparent -4.5
     0.0216
     -0.0555
   in300.perBlock 33.8566
    named.comment 0
     0.0142
     -0.0403
    parent.share 0.0242979
     0.0026
     -0.0528
 names.grandparent 13.5
  in1000.prose 0.252621
   in300.perBlock 4.94244
    page.p 3.5
     0.0182
     -0.0381
    in30.share 0.022839
     -0.0056
     0.0283
   in30.share 0.584162
    page.p 6.5
     -0.0132
     -0.0785
    in30.share 0.827131
     0.0101
     -0.0072
  0.0314

within.hidden 0
 wordLength 5.40093
  box.alike 47.5
   in30.words 263.5
    heading.related 0
     0.0008
     -0.0397
    outer.rowLinks 0.843186
     -0.0244
     0.0215
   outer.words 17.5
    in100.share 0.924941
     -0.0349
     0.0054
    in1000.words 6373
     0.0675
     0.0034
  afterH1 0
   afterH1 -5616
    before8.links 0.250641
     -0.0070
     0.0350
    outer.words 380.5
     -0.0455
     0.0011
   heading.related 0
    in1000.blocks 431.5
     0.0146
     0.0424
    outer.rowProse 0.0288792
     -0.0485
     0.0107
 in100.links 0.341237
  in1000.blocks 283.5
   in100.perBlock 3.34307
    in100.perBlock 2.58999
     -0.0019
     0.0429
    outer.words 830
     -0.0597
     0.0003
   page.section 16.5
    page.section 0
     -0.0175
     0.0652
    before8.words 3.64583
     0.0128
     -0.0354
  in300.blocks 87.5
   in1000.blocks 225.5
    0.0337
    -0.0317
   in300.blocks 485.5
    -0.0823
    -0.0053

named.review 0
 within.dialog 0
  page.h2 3.5
   within.hidden 0
    names.grandparent -1.5
     -0.0352
     0.0013
    page.links 0.166833
     0.0034
     -0.0806
   page.p 53.5
    in300.prose 0.194207
     0.0182
     -0.0116
    outer.rowProse 0.908452
     0.0209
     -0.0242
  digits 0.672316
   outer.rowProse 0.948188
    names.grandparent -20.5
     0.0008
     -0.0690
    0.0030
   0.0083
 page.p 9.5
  in300.prose 0.708224
   page.h2 3.5
    0.0255
    group.parents 9.5
     0.0027
     -0.0486
   0.0774
  in100.links 0.134569
   outer.alike 3.5
    page.prices 2.5
     0.0091
     -0.0382
    page.h2 6.5
     0.0055
     -0.1006
   grandparent.place 0.644363
    grandparent.place 0.217522
     -0.0069
     0.0443
    in1000.perBlock 4.14473
     0.0221
     -0.0408

wordsAfterH1 4688.5
 depth 6.5
  place 0.866084
   grandparent.alike 2.5
    afterH1 0
     -0.0362
     0.0045
    before8.words 11.1625
     -0.0667
     0.0047
   around40.links 0.0621311
    in1000.words 2249.5
     -0.0144
     0.0138
    page.dates 0
     -0.0000
     -0.0820
  named.review 0
   depth 25.5
    within.table 0
     0.0027
     0.0383
    heading.words 41.5
     -0.0086
     -0.0653
   outer.rowAverage 95.8089
    page.dates 25.5
     -0.0210
     0.0599
    digits 0.38549
     -0.0770
     0.0128
 page.links 0.0805403
  depth 18.5
   outer.rowAverage 41.8456
    -0.0162
    afterH1 290.5
     0.0413
     0.0021
   -0.0226
  in30.perBlock 2.14368
   depth 13.5
    -0.0104
    0.0175
   page.isArticle 0
    around4.sentences 0.14312
     -0.0690
     0.0007
    grandparent.alike 1.5
     -0.0111
     0.0131

named.review 0
 page.h2 3.5
  item.rowShare 0.0438279
   page.h3 34.5
    kin.blocks 21.5
     -0.0184
     -0.0673
    in1000.share 0.740486
     0.0624
     -0.0188
   kin.blocks 67.5
    page.dates 46.5
     0.0164
     -0.0417
    page.p 181.5
     -0.0532
     0.0318
  around40.words 1.71613
   outer.rowLinks 0.662236
    in1000.share 0.819755
     -0.0035
     0.1198
    page.links 0.75815
     -0.0279
     0.0167
   page.p 0
    grandparent.blocks 46.5
     0.0918
     -0.0105
    page.p 53.5
     -0.0051
     0.0129
 page.p 9.5
  page.prose 0.515916
   page.h2 2.5
    0.0233
    -0.0468
   0.0854
  within.heading 0
   page.li 26.5
    outer.rowLinks 0.00888084
     0.0330
     -0.0150
    page.h2 17.5
     -0.0740
     0.0008
   page.section 4.5
    -0.0112
    0.0403

repeat 0
 heading.comments 0
  named.side 0
   within.dialog 0
    within.header 0
     0.0083
     -0.0325
    page.article 3.5
     -0.0663
     0.0155
   page.h2 17.5
    around4.words 9.78889
     -0.0413
     -0.0048
    page.h2 27.5
     0.0576
     -0.0215
  page.h2 11.5
   names.grandparent 5.5
    -0.0862
    in30.proseShare 0.0409171
     -0.0299
     0.0129
   named.comment 0
    parent.proseShare 0.00768555
     0.0024
     0.0373
    -0.0192
 box.share 0.00126639
  in300.place 0.169013
   parent.share 0.00691114
    in1000.up 17.5
     -0.0379
     0.0104
    in300.place 0.0895255
     0.0312
     -0.0178
   parent.share 0.000883783
    in300.up 4.5
     -0.0444
     0.0088
    page.h2 4.5
     -0.0022
     0.0467
  box.share 0.00985923
   group.first 0.116894
    names.grandparent -1.5
     -0.0242
     0.0235
    in1000.up 10.5
     -0.0413
     -0.0053
   in1000.up 3.5
    0.0055
    -0.0710

within.hidden 0
 wordsBefore 0.555275
  words 9.5
   wordsBefore 0.132002
    words 4.5
     -0.0416
     0.0025
    outer.rowProse 0.241118
     0.0163
     -0.0087
   heading.words 631.5
    group.blocks 4.5
     0.0032
     0.0299
    item.rowProse 0.776902
     0.0193
     -0.0423
  proseBefore 199.5
   in300.proseShare 0.416279
    grandparent.place 0.680474
     -0.0619
     -0.0075
    named.product 0
     0.0039
     -0.0397
   page.section 6.5
    page.section 1.5
     0.0130
     0.0835
    in1000.proseShare 0.113764
     0.0074
     -0.0619
 outer.rowProse 0.0288792
  outer.rowLinks 0.08505
   group.blocks 2.5
    -0.0452
    group.blocks 24.5
     0.0342
     -0.0213
   -0.0779
  outer.rowLinks 0.04803
   kin.perBlock 2.5171
    in1000.perBlock 3.37716
     0.0367
     -0.0157
    in300.proseShare 0.980085
     -0.0871
     0.0049
   in300.proseShare 0.93169
    group.blocks 6.5
     -0.0043
     0.0490
    in1000.perBlock 7.36083
     0.0029
     -0.0420

page.prose 0.595188
 in1000.prose 0.50785
  within.heading 0
   page.dates 11.5
    page.dates 9.5
     -0.0036
     0.0813
    in100.blocks 556.5
     -0.0392
     0.0378
   in100.blocks 53.5
    group.parents 6.5
     0.0161
     0.0628
    in30.links 0.625285
     0.0210
     -0.0241
  page.section 1.5
   in1000.prose 0.629265
    in1000.up 7.5
     -0.0047
     -0.0655
    outer.words 4528
     0.0318
     -0.0442
   page.dates 4.5
    page.prose 0.56819
     0.0666
     -0.0129
    page.dates 13.5
     -0.0099
     0.0515
 around4.links 0.171252
  page.isProduct 0
   in100.blocks 556.5
    page.prose 0.799089
     0.0110
     -0.0134
    -0.0748
   group.blocks 10.5
    in30.words 82.5
     0.0263
     -0.0324
    outer.words 2136
     -0.0841
     -0.0085
  page.code 3.5
   kin.last 0.517182
    group.blocks 2.5
     -0.0328
     0.0228
    page.dates 19.5
     -0.0600
     -0.0040
   0.0199

named.related 0
 wordsAfterH1 4688.5
  in30.words 263.5
   outer.rowLinks 0.122814
    named.cart 0
     0.0130
     -0.0514
    page.links 0.236982
     -0.0365
     0.0036
   page.links 0.622979
    page.h3 41.5
     -0.0229
     0.0278
    page.blocks 442.5
     -0.0101
     0.0523
  kin.share 0.757893
   grandparent.alike 8.5
    page.table 2.5
     -0.0586
     -0.0006
    0.0119
   outer.rowAverage 554.167
    outer.rowAverage 342.367
     -0.0052
     0.0051
    0.0332
 group.parents 53.5
  item.rowShare 0.243474
   box.alike 7.5
    parent.perBlock 32.5192
     -0.0737
     -0.0046
    page.h3 5.5
     -0.0123
     0.0178
   wordsAfterH1 165.5
    0.0237
    in1000.perBlock 8.30342
     0.0047
     -0.0302
  wordsAfterH1 966.5
   0.0376
   -0.0138

after8.words 4.9375
 page.prose 0
  in1000.blocks 459.5
   parent.links 0.0930552
    -0.0278
    outer.rowLinks 0.92382
     0.0369
     -0.0169
   page.h3 27.5
    0.0839
    0.0003
  grandparent.place 0.0422051
   outer.rowLinks 0.800662
    names.grandparent 11.5
     -0.0699
     0.0028
    -0.0004
   group.last 0.986325
    page.prose 0.0600021
     -0.0467
     -0.0067
    in300.words 474.5
     -0.0322
     0.0368
 item.rowAverage 54.7303
  near.date 0
   page.prose 0.56819
    named.review 0
     0.0278
     -0.0359
    after8.words 9.775
     -0.0224
     0.0163
   page.prose 0.195004
    grandparent.share 0.0746871
     0.0393
     -0.0083
    grandparent.alike 6.5
     -0.0272
     0.0230
  outer.alike 4.5
   page.h3 18.5
    box.place 0.500701
     0.0051
     -0.0265
    page.h3 30.5
     -0.0728
     -0.0107
   group.last 0.959775
    page.h1 0
     0.0436
     -0.0083
    in100.links 0.162876
     0.0512
     -0.0174

capitals 0.20101
 page.prices 53
  in300.alike 19.5
   page.prose 0.269717
    within.table 0
     0.0333
     -0.0244
    names.grandparent 5.5
     -0.0039
     0.0207
   -0.0661
  names.mostFor 8.5
   0.0412
   names.grandparent -4.5
    in100.words 348.5
     0.0355
     -0.0217
    page.links 0.144259
     -0.0018
     -0.0553
 kin.perBlock 22.4929
  page.prose 0.56819
   page.prose 0.488614
    in300.place 0.319898
     -0.0091
     0.0094
    in300.words 1072.5
     -0.0028
     0.0587
   proseAfter 26.5
    words 3.5
     0.0111
     -0.0204
    page.prices 25.5
     -0.0569
     0.0044
  capitals 0.504386
   page.h3 5.5
    place 0.533829
     0.0283
     -0.0124
    around4.links 0
     0.0011
     -0.0389
   commas 0.11163
    within.item 0
     -0.0937
     -0.0080
    page.prices 4.5
     -0.0266
     0.0354

within.footer 0
 tag 19.5
  repeat 0
   within.hidden 0
    wordsBefore 0.507248
     0.0159
     0.0005
    outer.rowProse 0.0288792
     -0.0537
     0.0039
   grandparent.perBlock 2.50258
    tag 6.5
     -0.0161
     0.0263
    group.blocks 15.5
     -0.0417
     -0.0085
  within.heading 0
   in1000.alike 1.5
    item.rowProse 0.612229
     -0.0480
     0.0077
    grandparent.place 0.565115
     -0.0099
     0.0421
   in300.proseShare 0.614606
    0.0048
    0.0389
 page.prices 28.5
  page.isArticle 0
   -0.0817
   -0.0056
  names.for 8.5
   in100.blocks 11.5
    0.0015
    -0.0274
   0.0324

page.form 4.5
 group.first 0.826879
  page.proseWords 3627.5
   within.hidden 0
    page.prices 28.5
     0.0056
     0.0252
    kin.links 0.0658359
     -0.0013
     -0.0572
   in1000.proseShare 0.99415
    page.pre 22
     -0.0123
     -0.0693
    outer.rowAverage 1599.21
     0.0336
     -0.0263
  index 283.5
   around40.links 0.0492629
    0.0031
    around4.sentences 0.17249
     -0.0665
     0.0072
   page.prices 53
    index 418.5
     -0.0130
     0.0384
    page.nav 1.5
     -0.0768
     0.0006
 index 206.5
  outer.links 0.750817
   page.form 5.5
    kin.links 0.562382
     -0.0447
     0.0238
    page.table 2.5
     0.0339
     -0.0183
   page.form 5.5
    page.words 2065.5
     -0.0186
     0.0372
    -0.0625
  page.nav 8.5
   page.form 38.5
    in1000.proseShare 0.998791
     -0.0558
     -0.0059
    in30.blocks 13.5
     0.0497
     -0.0332
   around4.sentences 0.100167
    0.0500
    -0.0095

named.overlay 0
 within.aside 0
  repeat 0
   digits 0.0527475
    page.h2 40
     0.0064
     0.0418
    in1000.links 0.281152
     -0.0220
     0.0113
   kin.perBlock 1.9395
    outer.rowLinks 0.662236
     0.0329
     -0.0250
    digits 0.430053
     -0.0288
     0.0404
  grandparent.prose 0.831672
   page.noscript 53.5
    group.last 0.986325
     -0.0680
     0.0058
    0.0111
   0.0078
 page.h2 14.5
  in100.alike 2.5
   page.noscript 2.5
    page.blocks 104.5
     0.0223
     -0.0741
    digits 0.335681
     -0.0173
     0.0270
   page.blocks 494
    0.0476
    -0.0166
  in1000.place 0.280692
   in1000.place 0.0688574
    capitals 0.0968946
     0.0131
     -0.0270
    outer.alike 3.5
     -0.0063
     0.0777
   -0.0287

heading.level 4.5
 in100.place 0.0215672
  heading.level 0
   box.place 0.400359
    page.proseWords 5924
     -0.0578
     0.0016
    group.first 0.0306559
     0.0119
     -0.0113
   box.place 0.733378
    in1000.up 13.5
     0.0249
     -0.0326
    in1000.blocks 492
     -0.0575
     0.0227
  in100.place 0.0910744
   item.rowAverage 88.1144
    in300.up 3.5
     0.0519
     0.0167
    in1000.blocks 492
     0.0084
     -0.0630
   group.first 0.161183
    level 0
     -0.0256
     0.0308
    wordsBefore 0.653967
     0.0100
     -0.0076
 level1 2.5
  in300.up 6.5
   page.proseWords 396
    in100.perBlock 5.94591
     -0.0134
     0.0232
    in1000.up 3.5
     0.0038
     -0.0886
   item.rowAverage 14.8995
    outer.words 1226
     -0.0604
     0.0070
    kin.first 0.10332
     -0.0243
     0.0276
  box.proseShare 0.0174442
   in300.up 7.5
    -0.0252
    kin.first 0.353481
     -0.0067
     0.0216
   0.0426

within.nav 0
 in30.place 0.0116449
  parent.place 0.204965
   grandparent.perBlock 36.04
    names.grandparent 11.5
     -0.0554
     0.0034
    0.0045
   outer.alike 0
    parent.place 0.886668
     0.0222
     -0.0140
    in1000.links 0.00940096
     0.0068
     -0.0284
  in1000.perBlock 3.37716
   around40.words 5.93837
    page.section 6.5
     0.0353
     -0.0069
    around4.sentences 0.0555942
     0.0007
     -0.0544
   page.li 0
    in300.share 0.952069
     0.0591
     0.0027
    in1000.links 0.83751
     -0.0004
     -0.0450
 in1000.perBlock 8.30342
  parent.blocks 1.5
   around40.words 1.71613
    in300.share 0.299603
     0.0352
     -0.0049
    item.links 0
     0.0132
     -0.0217
   page.h3 23.5
    in100.blocks 11.5
     0.0017
     -0.0630
    in300.share 0.529947
     -0.0217
     0.0207
  box.perBlock 4.01282
   in100.blocks 556.5
    -0.0309
    0.0081
   box.perBlock 18.0015
    kin.links 0.0567172
     -0.0040
     0.0707
    -0.0070

near.join 0
 named.review 0
  within.aside 0
   within.nav 0
    names.parent 6.5
     0.0076
     -0.0065
    page.prices 28.5
     -0.0452
     0.0229
   within.nav 0
    item.rowProse 0.869101
     -0.0634
     0.0111
    words 4.5
     -0.0125
     0.0243
  outer.rowAverage 95.8089
   in300.blocks 63.5
    in100.links 0.134569
     0.0502
     -0.0216
    in100.links 0.134569
     -0.0503
     0.0107
   in30.blocks 35.5
    -0.0772
    outer.rowShare 0.999652
     -0.0141
     0.0300
 names.mostAgainst -8.5
  page.prices 28.5
   sentences 0.247449
    in100.perBlock 37.3136
     -0.0570
     -0.0006
    in1000.perBlock 4.14473
     0.0075
     -0.0071
   in100.links 0.293047
    0.0184
    in1000.perBlock 2.6523
     0.0067
     -0.0183
  heading.distance 3.5
   box.perBlock 9.01923
    in1000.perBlock 4.42655
     0.0059
     -0.0114
    0.0276
   names.grandparent 4.5
    -0.0266
    names.grandparent 9.5
     0.0064
     -0.0038

page.form 4.5
 group.share 0.630555
  parent.prose 0.859065
   page.h2 3.5
    item.rowShare 0.0553829
     -0.0354
     0.0050
    item.rowShare 0.16727
     0.0182
     -0.0042
   heading.distance 7.5
    page.section 24.5
     0.0035
     -0.0380
    depth 13.5
     -0.0411
     0.0050
  outer.rowShare 0.730391
   proseBefore 0
    0.0148
    -0.0511
   page.noscript 5.5
    in1000.perBlock 8.30342
     0.0020
     0.0639
    -0.0257
 index 206.5
  page.section 2.5
   page.noscript 0
    page.section 0
     -0.0033
     -0.0553
    group.share 0.0223336
     -0.0262
     0.0384
   named.side 0
    proseAfter 71.5
     0.0477
     -0.0275
    -0.0317
  kin.share 0.224124
   outer.rowShare 0.940531
    in300.perBlock 15.2112
     -0.0629
     -0.0023
    in300.perBlock 7.43499
     0.0340
     -0.0255
   kin.last 0.793608
    page.nav 8.5
     -0.0494
     0.0248
    in300.share 0.882676
     0.0495
     -0.0314

within.footer 0
 heading.level 3.5
  page.dates 46.5
   in300.proseShare 0.344494
    outer.links 0.00801533
     -0.0290
     0.0044
    heading.level 0
     -0.0188
     0.0118
   page.dates 54
    index 125.5
     -0.0048
     -0.1032
    group.links 0.0424215
     -0.0285
     0.0316
  page.blocks 602.5
   names.leaning 0
    page.pre 24.5
     -0.0608
     0.0114
    heading.related 0
     0.0219
     -0.0700
   depth 16.5
    wordsAfterH1 584.5
     -0.0040
     -0.0884
    within.article 0
     -0.0408
     0.0313
 within.link 0
  named.tags 0
   names.leaning 39.5
    -0.0760
    -0.0002
   page.dates 25.5
    -0.0082
    0.0115
  page.blocks 709.5
   -0.0227
   0.0278

group.blocks 2.5
 page.article 0
  page.named.article 0
   item.words 33.5
    page.dates 0
     0.0495
     0.0085
    outer.rowAverage 554.167
     -0.0286
     0.0180
   in1000.share 0.43168
    0.0098
    parent.proseShare 0.371822
     -0.0570
     0.0008
  page.article 20.5
   words1 0
    0.0126
    within.heading 0
     -0.0621
     -0.0219
   page.section 6.5
    kin.last 0.517182
     -0.0060
     0.0391
    item.words 14.5
     -0.0228
     0.0056
 depth 6.5
  page.proseBlocks 13.5
   item.rowProse 0.905069
    -0.0789
    0.0169
   depth 5.5
    group.blocks 10.5
     -0.0001
     0.0372
    kin.last 0.566811
     0.0226
     -0.0456
  page.article 40.5
   page.article 5.5
    page.dates 11.5
     0.0087
     -0.0113
    group.blocks 28.5
     -0.0005
     -0.0533
   page.dates 10.5
    depth 11.5
     0.0355
     -0.0248
    in300.words 2493.5
     0.1054
     0.0182

page.p 0
 page.blocks 494
  item.words 2.5
   in300.links 0.101213
    0.0012
    in100.share 0.0773498
     0.0022
     -0.0347
   kin.first 0.0440603
    names.against 0
     -0.0355
     0.0241
    in1000.up 21.5
     0.0383
     -0.0087
  after8.links 0.170292
   0.0041
   0.0852
 afterH1 0
  afterH1 -5616
   index 223.5
    in1000.up 10.5
     -0.0023
     0.0385
    page.blocks 709.5
     -0.0411
     0.0096
   page.p 216.5
    kin.first 0.396529
     -0.0563
     -0.0015
    in1000.proseShare 0.966591
     0.0304
     -0.0153
  afterH1 44.5
   box.words 27.5
    page.isArticle 0
     0.0118
     -0.0399
    capitals 0.231327
     0.0500
     -0.0076
   in1000.proseShare 0.882673
    page.isProduct 0
     0.0140
     -0.0356
    page.code 28.5
     -0.0158
     0.0475

commas 0.0626786
 in300.links 0.00814589
  in300.proseShare 0.837147
   in30.perBlock 1.47936
    0.0477
    in100.perBlock 5.94591
     -0.0736
     -0.0265
   kin.parents 6.5
    around12.links 0.01946
     0.0148
     -0.0332
    0.0563
  in300.links 0.0553719
   item.links 0.0156865
    outer.rowShare 0.910694
     0.0136
     0.0532
    page.form 1.5
     0.0075
     -0.0307
   page.noscript 0
    item.rowLinks 0.0972931
     -0.0013
     -0.0241
    copies 32.5
     0.0072
     -0.0535
 kin.sentences 0.0756978
  page.noscript 3.5
   within.list 0
    named.content 0
     0.0299
     0.0031
    page.proseBlocks 41.5
     0.0484
     0.0111
   group.perBlock 35.4678
    item.links 0
     0.0114
     -0.0397
    0.0270
  item.links 0.13374
   in300.proseShare 0.998791
    box.prose 0.882713
     -0.0039
     -0.0534
    page.form 0
     0.0285
     -0.0117
   page.proseBlocks 31.5
    grandparent.links 0.99884
     0.0531
     -0.0011
    -0.0081

within.footer 0
 page.h2 14.5
  page.h2 12.5
   page.proseWords 3627.5
    named.forum 0
     0.0050
     -0.0179
    place 0.33377
     0.0147
     -0.0357
   in1000.prose 0.756875
    wordsAfterH1 828.5
     -0.0239
     -0.0751
    in1000.words 4753
     0.0301
     -0.0254
  page.h2 19.5
   heading.reviews 0
    in1000.share 0.740486
     0.0716
     0.0157
    in300.share 0.202652
     0.0126
     -0.0467
   around40.words 14.0403
    in30.proseShare 0
     0.0123
     -0.0322
    in100.place 0.487387
     -0.0013
     0.0595
 page.proseWords 0
  names.for 9.5
   -0.0005
   0.0245
  page.dates 25.5
   -0.0756
   page.dates 29.5
    0.0100
    -0.0084
`

/** The same, by what the first say of the blocks around. */
export const SECOND = `
chance.outer 0.647329
 fit.inBest 0
  chance.page 0.274957
   names.leaning 2.5
    -0.3105
    in300.links 0.446852
     -0.2634
     -0.1901
   chance.outer 0.419372
    chance.under 0.209079
     -0.3346
     -0.2535
    -0.2539
  names.leaning 8.5
   copies 1.5
    chance-2 0.234598
     -0.2628
     -0.2014
    chance.wanted 485.754
     -0.2409
     -0.3228
   copies 1.5
    links 0.201563
     -0.1515
     -0.2062
    outer.rowAverage 1374.67
     -0.2491
     -0.1339
 copies 1.5
  names.leaning 0
   chance.outer 0.75089
    chance.outer 0.725629
     -0.1688
     -0.2609
    -0.1204
   fit.inBest 0
    -0.2329
    names.leaning 30.5
     -0.0897
     -0.1340
  chance-2 0.422401
   names.leaning 0
    -0.2600
    in1000.share 0.90083
     -0.2359
     -0.1864
   links 0.716518
    names.leaning 19.5
     -0.1431
     -0.1997
    copies 3.5
     -0.2007
     -0.2430

chance.groupBlocks 0.426664
 chance.groupBlocks 0.266682
  chance.most 0.449718
   chance.outer 0.137314
    in300.perBlock 3.93885
     -0.0976
     -0.0076
    chance.wanted 351.663
     -0.0059
     0.0370
   in300.perBlock 2.06362
    chance.wanted 396.459
     -0.0565
     0.0325
    chance.groupBlocks 0.167021
     -0.1116
     -0.0873
  in300.perBlock 2.06362
   words 2.5
    0.0914
    0.0078
   chance.most 0.567381
    words 8.5
     -0.0246
     0.0657
    chance.in30 0.281085
     -0.0965
     -0.0377
 chance.in30 0.660885
  chance.in30 0.408788
   chance.wanted 431.998
    fit.in1000 0.431004
     0.0635
     -0.0061
    chance.outer 0.419372
     -0.0719
     -0.0071
   in300.perBlock 3.03878
    0.1093
    chance.most 0.870734
     0.0036
     0.0494
  chance.groupBlocks 0.756249
   in300.perBlock 22.8559
    chance.groupBlocks 0.618077
     0.0617
     0.1050
    chance.most 0.892545
     0.0679
     0.0133
   chance.most 0.818758
    0.0097
    0.1248

chance.box 0.458826
 chance.group 0.270808
  fit.page 0.564822
   in1000.perBlock 9.1344
    chance.in300 0.203055
     -0.0101
     -0.0714
    -0.1052
   level 3.5
    chance.heading 0.763486
     -0.1038
     -0.0230
    chance.group 0.197475
     -0.0345
     0.0036
  in1000.perBlock 2.44176
   chance.in300 0.297264
    0.0115
    0.0668
   chance.box 0.367738
    chance.heading 0.372008
     -0.0351
     -0.0741
    chance.group 0.434222
     -0.0264
     0.0040
 chance.group 0.677819
  chance.grandparent 0.460972
   in1000.proseShare 0.986268
    chance.group 0.560116
     -0.0502
     0.0177
    fit.page 0.714319
     0.0219
     -0.0107
   in1000.perBlock 6.44659
    place 0.833425
     0.0806
     0.0042
    chance.in300 0.644142
     -0.0047
     0.0541
  in1000.perBlock 34.3439
   chance.grandparent 0.492732
    0.0198
    chance.box 0.77401
     0.0891
     0.1187
   chance.kin 0.750901
    chance.grandparent 0.766895
     -0.0237
     0.0083
    0.0657

chance.box 0.427805
 chance.box 0.268348
  group.last 0.780979
   in300.perBlock 2.06362
    -0.0015
    chance.kinBlocks 0.48581
     -0.0918
     -0.0307
   kin.parents 105.5
    chance.box 0.141309
     -0.0948
     -0.0563
    in1000.blocks 663
     -0.0610
     0.1038
  group.last 0.737241
   group.last 0.588152
    names.for 4.5
     -0.0548
     -0.0207
    in300.perBlock 7.2407
     -0.0940
     -0.0455
   in1000.links 0.269492
    chance.kinBlocks 0.356165
     -0.0625
     0.0020
    group.last 0.88771
     -0.0212
     0.0504
 chance.box 0.63207
  in1000.perBlock 2.85213
   kin.parents 12.5
    0.0187
    0.1204
   in1000.links 0.0139552
    chance.section 0.554199
     -0.0843
     0.0255
    in1000.links 0.834622
     0.0240
     -0.0730
  chance.section 0.73068
   in1000.links 0.0139552
    group.last 0.780979
     -0.0582
     0.0328
    in300.links 0.846267
     0.0864
     -0.0087
   names.for 8.5
    0.1137
    in1000.blocks 325.5
     0.0588
     -0.0155

chance 0.452455
 chance 0.361912
  chance.wanted 431.998
   chance.wanted 351.663
    chance 0.24417
     -0.0711
     -0.0316
    chance.in100 0.349034
     0.0248
     -0.0516
   chance.group 0.169968
    -0.1005
    chance.group 0.197475
     -0.0270
     -0.0698
  in300.perBlock 3.03878
   chance 0.391462
    0.0028
    0.0568
   chance.wanted 431.998
    chance.wanted 309.31
     -0.0084
     0.0267
    chance-2 0.385185
     -0.0456
     -0.0097
 chance 0.628956
  in300.perBlock 3.03878
   chance.in100 0.427709
    0.0274
    0.1046
   chance.up4 0.470103
    chance.wanted 485.754
     0.0302
     -0.0451
    in300.links 0.0101912
     -0.0123
     0.0356
  in300.links 0.00609531
   chance.up4 0.599313
    -0.0413
    chance.in100 0.737934
     0.0164
     0.0760
   in300.links 0.993117
    chance 0.772583
     0.0747
     0.1041
    -0.0321

chance.parent 0.46741
 chance.most 0.818758
  in300.share 0.482648
   in300.share 0.326274
    in300.share 0.288172
     -0.0356
     0.0620
    fit.in1000 0.249974
     -0.1001
     -0.0433
   chance.kinBlocks 0.315021
    chance.most 0.449718
     0.0631
     -0.0513
    in1000.perBlock 9.74875
     0.0583
     -0.0111
  chance.heading 0.258053
   kin.share 0.0516081
    chance.kinBlocks 0.315021
     -0.0697
     -0.0094
    chance.kinBlocks 0.591163
     -0.1121
     -0.0337
   in1000.perBlock 3.36342
    in1000.blocks 663
     -0.0154
     0.0898
    chance.kinBlocks 0.385666
     -0.0645
     -0.0183
 chance.parent 0.749482
  chance.kinBlocks 0.334874
   kin.share 0.321206
    chance.page 0.244535
     0.0376
     -0.0427
    0.0451
   in1000.blocks 436.5
    in1000.blocks 289.5
     0.0471
     -0.0267
    0.0835
  heading.distance 141.5
   kin.share 0.0249052
    links 0.716518
     0.0462
     -0.0164
    in1000.perBlock 24.0125
     0.0981
     0.0500
   in1000.perBlock 6.44659
    -0.0549
    0.0286

chance.grandparent 0.460972
 fit.inBest 0
  fit.best 0.447996
   in1000.links 0.0833494
    -0.0976
    in100.perBlock 5.51752
     -0.0463
     0.0385
   group.sentences 0.334361
    level 0
     -0.0928
     -0.0496
    -0.0190
  chance.wanted 485.754
   in1000.links 0.717826
    kin.parents 10.5
     -0.0502
     -0.0018
    in1000.proseShare 0.998791
     0.0955
     -0.0052
   in1000.perBlock 3.36342
    in1000.perBlock 2.44176
     0.0084
     0.0910
    chance.wanted 4231.21
     -0.0592
     0.0296
 group.sentences 0.00516799
  chance1 0.435579
   in1000.perBlock 3.95314
    -0.0075
    fit.best 0.777415
     -0.0699
     -0.0301
   in1000.links 0.834622
    kin.parents 1.5
     0.0065
     0.0417
    -0.0740
  group.sentences 0.069045
   chance.grandparent 0.632668
    fit.best 0.582855
     -0.0107
     0.0592
    in1000.links 0.00683724
     0.0421
     0.0936
   in1000.links 0.0139552
    fit.best 0.852604
     -0.0811
     0.0636
    group.sentences 0.200213
     0.0544
     -0.0143

chance.group 0.527956
 fit.gap 0.0439811
  in1000.blocks 525.5
   chance.group 0.347214
    chance.wanted 549.243
     -0.0304
     -0.0672
    chance.wanted 705.371
     0.0105
     -0.0254
   group.share 0.156479
    chance.wanted 1051.11
     0.0438
     -0.0507
    0.1189
  names.for 3.5
   -0.0992
   names.for 5.5
    names.for 4.5
     -0.0411
     0.0018
    chance.wanted 1352.43
     -0.0794
     -0.0092
 chance.grandparent 0.632668
  group.last 0.959751
   in1000.blocks 274.5
    chance.grandparent 0.525924
     0.0081
     0.0514
    chance.wanted 431.998
     0.0459
     -0.0496
   in1000.blocks 192.5
    0.0129
    0.1097
  group.sentences 0.0735667
   group.sentences 0.00516799
    chance.group 0.560116
     0.0029
     0.0612
    chance.wanted 5451.76
     0.0872
     0.0260
   group.last 0.478691
    group.last 0.428719
     0.0326
     -0.0712
    names.for 7.5
     0.0662
     -0.0071

chance 0.42217
 chance 0.24417
  chance.page 0.165027
   in1000.links 0.529464
    chance.outer 0.137314
     -0.0835
     -0.0162
    in1000.proseShare 0.773653
     0.0737
     -0.0289
   in100.perBlock 1.74944
    chance.page 0.274957
     0.0560
     -0.0497
    level 2.5
     -0.0716
     -0.0202
  chance.page 0.127542
   chance.group 0.270808
    -0.0147
    0.0574
   names.for 2.5
    chance.page 0.377012
     -0.0623
     -0.0221
    chance.page 0.319072
     0.0223
     -0.0373
 chance 0.738822
  in1000.perBlock 2.85213
   chance.in1000 0.285923
    0.0306
    0.1064
   in1000.links 0.00683724
    chance.page 0.568875
     -0.0855
     0.0694
    in300.links 0.671931
     0.0296
     -0.0457
  in300.links 0.00609531
   names.for 8.5
    in100.perBlock 19.5816
     0.0807
     0.0365
    -0.0497
   in1000.links 0.0139552
    chance.page 0.639798
     -0.0197
     0.0610
    chance.page 0.800479
     0.0864
     0.0416

chance.groupBlocks 0.393299
 fit.inBest 0
  fit.page 0.476782
   chance.groupBlocks 0.136968
    -0.0560
    outer.rowAverage 54.3667
     -0.0240
     0.0455
   chance.groupBlocks 0.316858
    kin.share 0.0830487
     -0.0607
     -0.1004
    group.parents 3.5
     -0.0431
     0.0227
  outer.rowAverage 95.7279
   group.parents 89
    chance.groupBlocks 0.266682
     -0.0374
     0.0009
    0.0879
   chance.wanted 154.834
    0.0536
    chance.in100 0.349034
     -0.0822
     -0.0344
 chance.up3 0.575612
  group.parents 34.5
   chance.groupBlocks 0.695103
    chance.wanted 485.754
     0.0209
     -0.0270
    kin.share 0.258322
     0.0164
     0.0593
   chance.up3 0.326328
    -0.0484
    chance.section 0.609362
     0.0822
     -0.0176
  chance.groupBlocks 0.54626
   chance.in30 0.629119
    group.parents 23.5
     0.0113
     -0.0450
    group.parents 20.5
     0.0124
     0.0511
   chance.section 0.73068
    chance.wanted 1051.11
     0.0639
     0.0147
    chance.wanted 5451.76
     0.0742
     0.0071

chance.grandparent 0.460972
 chance.wanted 485.754
  group.share 0.0565172
   chance.wanted 309.31
    in300.share 0.449881
     -0.0805
     -0.0303
    outer.rowAverage 54.3667
     -0.0312
     0.0340
   chance.kin 0.234476
    outer.rowAverage 115.8
     -0.0291
     0.0503
    names.for 2.5
     -0.0147
     0.0571
  chance.kin 0.168464
   -0.0792
   chance.in1000 0.509532
    chance.kin 0.182308
     0.0262
     -0.0569
    chance.in1000 0.537085
     0.0303
     -0.0293
 chance.kin 0.385779
  group.share 0.0421036
   in300.share 0.326274
    outer.rowAverage 18.7568
     0.0204
     -0.0137
    outer.rowAverage 40.1487
     -0.0244
     -0.0550
   in300.share 0.701554
    names.for 4.5
     0.0475
     0.0022
    chance.kin 0.279682
     -0.0343
     0.0076
  chance.kin 0.750901
   chance.wanted 1637.02
    in300.share 0.482648
     0.0207
     0.0517
    outer.rowAverage 305.611
     -0.0269
     0.0522
   heading.distance 116.5
    outer.rowAverage 1374.67
     0.0716
     0.0037
    -0.0271

chance 0.42217
 group.last 0.737241
  group.last 0.639717
   fit.page 0.524736
    in1000.links 0.136811
     -0.0530
     -0.0076
    in1000.blocks 114.5
     -0.0226
     -0.0554
   chance-2 0.385185
    -0.0805
    chance 0.391462
     -0.0389
     -0.0072
  chance 0.24417
   fit.page 0.564822
    in1000.links 0.916068
     -0.0270
     0.0886
    chance.parent 0.202951
     -0.0709
     -0.0277
   in1000.blocks 436.5
    in1000.blocks 348.5
     0.0030
     -0.0583
    fit.page 0.714319
     0.0589
     -0.0180
 chance 0.738822
  in1000.links 0.00683724
   fit.page 0.785612
    in1000.blocks 274.5
     -0.0244
     -0.0987
    depth 12.5
     0.0096
     0.0709
   depth 23.5
    chance.up4 0.443875
     0.0021
     0.0338
    group.last 0.780979
     -0.0491
     0.0042
  depth 25.5
   in1000.links 0.0401318
    group.last 0.780979
     0.0036
     0.0684
    fit.page 0.630962
     0.0282
     0.0748
   -0.0421

chance.box 0.397667
 group.last 0.737241
  in1000.share 0.457819
   group.last 0.519005
    -0.0221
    -0.0944
   group.last 0.66468
    group.parents 39.5
     -0.0375
     0.0251
    depth 9.5
     -0.0115
     -0.0679
  chance.box 0.153447
   chance.wanted 640.172
    in1000.share 0.740971
     -0.0079
     -0.0533
    -0.0757
   copies 1.5
    chance.wanted 640.172
     0.0260
     -0.0179
    group.last 0.959751
     -0.0448
     0.0275
 chance.box 0.740867
  group.last 0.959751
   chance.wanted 1637.02
    depth 24.5
     0.0227
     -0.0575
    chance.wanted 1923.09
     -0.0686
     0.0050
   group.parents 39.5
    chance.section 0.502579
     -0.0415
     0.0439
    0.1040
  depth 25.5
   chance.section 0.73068
    chance.wanted 1051.11
     0.0589
     -0.0012
    chance.wanted 5451.76
     0.0722
     0.0065
   -0.0381

chance.groupBlocks 0.54626
 fit.gap 0.0439811
  repeat 0
   in1000.links 0.717826
    chance.groupBlocks 0.289974
     -0.0275
     0.0059
    chance.page 0.442453
     0.0637
     -0.0761
   words 1.5
    chance.page 0.388547
     -0.0226
     0.0240
    chance.page 0.388547
     -0.0755
     -0.0309
  chance.page 0.165027
   chance.after 0.129456
    -0.0336
    0.0093
   chance.after 0.256122
    -0.0837
    -0.0468
 group.sentences 0.125929
  chance.up4 0.599313
   in1000.links 0.6292
    in1000.prose 0.721666
     0.0412
     -0.0072
    -0.0346
   kin.parents 47.5
    kin.parents 30.5
     0.0500
     0.0036
    chance.kin 0.872854
     0.0957
     -0.0118
  repeat 0
   chance.page 0.66266
    in1000.prose 0.363642
     -0.0302
     0.0006
    group.sentences 0.200213
     0.0484
     -0.0064
   -0.0662

chance.group 0.527956
 chance.group 0.229556
  fit.page 0.564822
   in1000.share 0.88251
    kin.first 0.142484
     0.0832
     -0.0202
    group.share 0.00797307
     -0.0151
     -0.0564
   kin.first 0.174895
    -0.0788
    outer.rowAverage 202.595
     -0.0538
     -0.0122
  in300.perBlock 2.06362
   in1000.share 0.99982
    0.0880
    0.0082
   in1000.share 0.457819
    chance.outer 0.419372
     -0.0768
     -0.0005
    chance.page 0.127542
     0.0423
     -0.0118
 chance.box 0.740867
  outer.rowAverage 231.044
   in1000.share 0.626411
    chance.page 0.335913
     0.0288
     -0.0708
    fit.page 0.714319
     0.0468
     0.0029
   chance.outer 0.450996
    group.share 0.156479
     0.0203
     -0.0464
    group.share 0.0421036
     0.0086
     0.0837
  place 0.867962
   in300.perBlock 30.8348
    in100.perBlock 3.90875
     0.0039
     0.0603
    chance.page 0.692648
     -0.0016
     0.0555
   fit.page 0.841685
    -0.0374
    fit.page 0.889535
     0.0374
     0.0096

chance.parent 0.46741
 chance.most 0.920356
  in1000.links 0.0139552
   outer.rowAverage 54.3667
    -0.0003
    chance.page 0.388547
     -0.1000
     -0.0266
   repeat 0
    group.last 0.737241
     -0.0237
     0.0199
    group.last 0.959751
     -0.0570
     0.0272
  in1000.links 0.0197609
   in300.perBlock 18.5258
    0.0588
    -0.0172
   chance.page 0.771001
    outer.rowAverage 266.226
     -0.0723
     -0.0284
    chance.heading 0.550174
     -0.0361
     0.0444
 group.last 0.959751
  repeat 0
   chance.up3 0.575612
    in1000.links 0.834622
     0.0086
     -0.0696
    in1000.links 0.529464
     0.0358
     -0.0069
   chance.most 0.896747
    in100.perBlock 9.24333
     -0.0802
     -0.0138
    in1000.links 0.0520335
     0.0396
     -0.0248
  fit.page 0.613359
   -0.0292
   chance.most 0.954818
    names.for 5.5
     0.0938
     0.0131
    chance.most 0.970991
     -0.0273
     0.0275

chance.kin 0.385779
 chance.under 0.106604
  chance.wanted 485.754
   kin.first 0.447112
    in1000.proseShare 0.935388
     0.0496
     -0.0184
    place 0.90895
     -0.0379
     0.0380
   chance.heading 0.23619
    group.sentences 0.334361
     -0.0613
     0.0281
    kin.first 0.0922512
     0.0324
     -0.0340
  repeat 0
   fit.inBest 0
    chance.in1000 0.323762
     0.0218
     -0.0209
    words-1 3.5
     0.0127
     0.0507
   chance.kin 0.234476
    -0.0359
    place 0.541734
     -0.0080
     0.0076
 fit.inBest 0
  in300.links 0.279609
   chance.heading 0.437188
    chance.in1000 0.405407
     -0.0269
     -0.0791
    -0.0134
   chance.heading 0.210952
    -0.0345
    0.0319
  repeat 0
   chance.kin 0.715196
    chance.wanted 1051.11
     0.0284
     -0.0007
    in300.links 0
     -0.0083
     0.0505
   chance.in1000 0.731644
    chance.wanted 3627.05
     -0.0493
     0.0158
    in300.links 0.0577042
     0.0414
     -0.0119

chance.up3 0.474758
 names.leaning 0
  chance.most 0.567381
   group.sentences 0.143914
    in1000.prose 0.0397581
     -0.0567
     0.0074
    kin.share 0.0516081
     -0.0136
     0.1014
   chance.in30 0.343602
    chance.wantedBefore 0.29901
     -0.0397
     -0.0839
    in1000.blocks 114.5
     0.0262
     -0.0372
  in1000.blocks 436.5
   chance.most 0.818758
    in1000.blocks 348.5
     0.0229
     -0.0395
    in1000.share 0.512051
     -0.0722
     -0.0255
   chance.most 0.758577
    tag 3.5
     0.0230
     0.0994
    chance.most 0.845393
     -0.0514
     0.0386
 tag 13.5
  chance.most 0.640733
   -0.0571
   in1000.prose 0.721666
    chance.most 0.954818
     0.0474
     -0.0090
    group.sentences 0.069045
     0.0289
     -0.0181
  group.sentences 0
   words 1.5
    -0.0015
    names.leaning -2.5
     -0.0067
     -0.0652
   group.sentences 0.0834727
    in1000.blocks 274.5
     0.0548
     0.0036
    depth 12.5
     -0.0355
     0.0088

chance.around4 0.383733
 fit.gap 0.0439811
  depth 21.5
   chance.in300 0.203055
    in1000.perBlock 6.44659
     0.0471
     -0.0552
    depth 11.5
     0.0067
     -0.0320
   chance.in100 0.246769
    -0.0893
    group.last 0.898497
     -0.0270
     0.0371
  chance.wantedBefore 0.490735
   fit.in1000 0.249974
    -0.0659
    group.last 0.802879
     -0.0354
     0.0409
   fit.in1000 0.249974
    -0.0245
    -0.0922
 tag 13.5
  chance.section 0.73068
   in1000.perBlock 24.0125
    chance.section 0.587581
     0.0081
     0.0378
    outer.rowAverage 305.611
     -0.0659
     0.0220
   depth 25.5
    tag 9.5
     0.0520
     0.0138
    -0.0254
  chance.kinBlocks 0.437933
   group.last 0.946045
    depth 20.5
     -0.0464
     -0.0103
    chance.kinBlocks 0.334874
     -0.0222
     0.0524
   group.last 0.737241
    depth 15.5
     -0.0193
     0.0347
    chance.section 0.587581
     0.0698
     0.0104

chance.grandparent 0.460972
 chance.doubt 0.389311
  in1000.links 0.529464
   chance.doubt 0.254412
    in1000.links 0.0604487
     -0.0100
     -0.0577
    chance.page 0.388547
     -0.0489
     0.0136
   chance.up4 0.501947
    -0.0832
    -0.0090
  in1000.links 0.0271959
   names.for 4.5
    fit.best 0.5622
     -0.0922
     -0.0196
    names.for 9.5
     0.0325
     -0.0528
   group.share 0.156479
    names.for 2.5
     -0.0270
     0.0052
    chance.doubt 0.703283
     0.0167
     0.0894
 in1000.links 0.0139552
  fit.best 0.852604
   names.leaning 6.5
    -0.0830
    names.leaning 22.5
     0.0377
     -0.0597
   chance.page 0.839828
    group.share 0.0145397
     0.0066
     0.0761
    -0.0066
  names.for 4.5
   group.share 0.0296477
    words1 9.5
     -0.0076
     0.0209
    names.leaning 40.5
     0.0396
     -0.0253
   in1000.links 0.6292
    fit.page 0.714319
     0.0329
     -0.0006
    fit.best 0.721561
     0.0034
     -0.0847

chance.around4 0.352801
 chance.most 0.567381
  chance.up4 0.175678
   group.parents 58.5
    words-1 5.5
     -0.0468
     -0.0050
    0.0454
   chance.doubt 0.703283
    group.parents 5.5
     -0.0645
     0.0026
    group.parents 89
     0.0660
     -0.0436
  in1000.share 0.512051
   in1000.links 0.0833494
    -0.0834
    in1000.links 0.717826
     0.0024
     -0.0577
   group.parents 89
    chance.kin 0.234476
     -0.0465
     -0.0125
    in1000.share 0.90083
     0.0778
     -0.0253
 chance.kin 0.385779
  level 1.5
   chance.most 0.792078
    chance.kin 0.306013
     -0.0171
     0.0452
    in1000.links 0.0604487
     0.0016
     -0.0363
   chance.most 0.945248
    0.0272
    -0.0168
  group.parents 34.5
   chance.up3 0.575612
    in1000.share 0.665722
     -0.0338
     0.0142
    chance.most 0.95009
     0.0286
     0.0027
   in1000.links 0.449275
    chance-2 0.153539
     -0.0202
     0.0584
    chance.in100 0.543579
     0.0348
     -0.0736

chance.in30 0.177436
 chance.wanted 549.243
  chance.wanted 351.663
   words 3.5
    in1000.prose 0.189076
     -0.0330
     0.0157
    -0.0541
   fit.page 0.524736
    in1000.prose 0.0397581
     -0.0202
     0.0592
    -0.0440
  in300.share 0.571929
   group.last 0.55258
    -0.0174
    -0.0799
   in300.share 0.662464
    0.0421
    group.last 0.368093
     -0.0068
     -0.0498
 chance.around12 0.680937
  tag 20
   in1000.prose 0.721666
    words 9.5
     -0.0040
     0.0202
    chance.wanted 1051.11
     0.0201
     -0.0320
   group.last 0.802879
    -0.0815
    in1000.prose 0.0397581
     -0.0147
     0.0418
  tag 13.5
   heading.distance 36.5
    fit.page 0.939591
     0.0425
     0.0006
    in1000.prose 0.890897
     0.0211
     -0.0355
   words 9.5
    group.last 0.946045
     -0.0395
     0.0118
    chance.up3 0.714183
     -0.0253
     0.0359

chance.box 0.367738
 names.leaning 2.5
  chance.wanted 485.754
   chance.wanted 351.663
    in1000.proseShare 0
     0.0212
     -0.0485
    chance.outer 0.137314
     -0.0402
     0.0343
   group.blocks 16.5
    chance1 0.29918
     -0.0325
     0.0033
    chance.parent 0.435181
     -0.0721
     0.0067
  group.blocks 179
   chance.most 0.792078
    in1000.perBlock 3.68605
     -0.0180
     0.0221
    chance.under 0.209079
     -0.0300
     0.0110
   chance.most 0.870734
    0.0866
    chance.wanted 3627.05
     -0.0308
     0.0315
 chance.box 0.740867
  group.blocks 295
   chance.wanted 1637.02
    fit.in1000 0.674186
     -0.0012
     0.0303
    chance.wanted 1923.09
     -0.0535
     -0.0015
   chance.wanted 3936.48
    0.0896
    -0.0046
  in1000.perBlock 3.68605
   -0.0132
   in1000.perBlock 24.0125
    place 0.867962
     0.0452
     -0.0056
    chance.most 0.927122
     0.0512
     -0.0121

chance.parent 0.46741
 fit.inBest 0
  in1000.links 0.156351
   chance.under 0.14496
    -0.0675
    -0.0106
   in1000.links 0.834622
    chance.kin 0.134801
     -0.0389
     -0.0048
    -0.0758
  group.last 0.737241
   chance.kinBlocks 0.385666
    chance.under 0.25369
     -0.0362
     0.0129
    in1000.links 0.529464
     -0.0087
     0.0330
   in1000.links 0.717826
    tag 10.5
     0.0178
     -0.0171
    tag 6.5
     -0.0038
     0.0546
 group.last 0.959751
  in1000.links 0.00683724
   chance.in300 0.781775
    in1000.links 0
     -0.0163
     -0.0775
    tag 10.5
     0.0499
     -0.0011
   in1000.links 0.449275
    fit.inBest 0
     -0.0301
     0.0211
    tag 10.5
     0.0125
     -0.0478
  chance.item 0.447521
   -0.0139
   chance.in300 0.854816
    chance.kinBlocks 0.334874
     0.0090
     0.0702
    tag 3.5
     -0.0177
     0.0153

chance.in30 0.177436
 in300.links 0.103779
  in100.perBlock 1.74944
   chance.page 0.377012
    0.0468
    -0.0285
   chance.page 0.539859
    -0.0727
    -0.0080
  chance.page 0.298755
   in1000.share 0.457819
    in100.perBlock 3.90875
     -0.0744
     0.0239
    in1000.share 0.740971
     0.0711
     -0.0123
   -0.0536
 chance.in1000 0.653621
  chance.wantedBefore 0.531466
   group.blocks 295
    chance.in30 0.74874
     0.0018
     0.0339
    0.0704
   chance.in1000 0.581467
    chance.page 0.442453
     -0.0199
     0.0265
    outer.rowAverage 266.226
     -0.0683
     -0.0025
  in100.perBlock 14.5688
   in300.links 0.446852
    chance.page 0.800479
     0.0491
     -0.0173
    -0.0308
   chance.section 0.73068
    outer.rowAverage 463.542
     -0.0264
     0.0333
    group.blocks 27.5
     0.0089
     0.0492

names.leaning 2.5
 chance.in100 0.290104
  names.for 2.5
   chance.doubt 0.774402
    in300.share 0.701554
     -0.0828
     -0.0219
    outer.rowAverage 45.8606
     -0.0602
     0.0477
   kin.parents 20.5
    in300.share 0.522189
     -0.0583
     0.0096
    names.leaning 0
     0.0770
     0.0019
  in1000.perBlock 34.3439
   chance.item 0.742158
    outer.rowAverage 677.905
     -0.0008
     -0.0535
    words 9.5
     0.0126
     0.0614
   -0.0690
 group.last 0.737241
  group.last 0.616985
   chance.item 0.532274
    words 16.5
     -0.0129
     0.0244
    outer.rowAverage 172.524
     0.0345
     0.0051
   chance.up4 0.62997
    outer.rowAverage 64.8056
     -0.0495
     -0.0037
    names.leaning 32.5
     0.0208
     -0.0462
  kin.parents 95.5
   in300.share 0.133192
    chance.in100 0.834273
     0.0566
     -0.0407
    in300.share 0.482648
     -0.0077
     0.0206
   outer.rowAverage 18.7568
    -0.0045
    in300.share 0.765112
     0.0735
     -0.0077

chance.group 0.527956
 fit.gap 0.0315104
  in100.perBlock 2.46257
   kin.parents 10.5
    kin.parents 2.5
     0.0293
     -0.0407
    group.share 0.0565172
     0.0083
     0.0578
   in100.perBlock 45.2679
    in100.perBlock 3.90875
     -0.0322
     -0.0022
    -0.0606
  group.share 0.234793
   in1000.links 0.400114
    kin.parents 47.5
     -0.0520
     -0.0152
    group.share 0.0565172
     -0.0264
     0.0411
   -0.0798
 in1000.links 0.0139552
  chance.outer 0.75089
   chance.outer 0.616039
    heading.distance 7.5
     0.0336
     -0.0228
    heading.distance 26.5
     -0.0265
     -0.0840
   chance.outer 0.883504
    chance1 0.551099
     0.0043
     0.0702
    in100.perBlock 19.5816
     0.0210
     -0.0093
  in1000.links 0.449275
   kin.parents 47.5
    heading.distance 141.5
     0.0222
     -0.0356
    chance2 0.170884
     -0.0248
     0.0639
   kin.first 0.283618
    chance.group 0.714424
     -0.0683
     0.0208
    in100.perBlock 15.7336
     0.0518
     -0.0531

chance.group 0.527956
 chance.most 0.920356
  chance.heading 0.615052
   names.for 2.5
    heading.level 3.5
     -0.0100
     -0.0606
    chance.kin 0.214422
     -0.0159
     0.0249
   chance.most 0.904433
    -0.0620
    0.0273
  chance.heading 0.654642
   chance.in30 0.629119
    names.for 4.5
     -0.0623
     -0.0306
    chance.group 0.294356
     -0.0456
     -0.0020
   tag 10.5
    fit.best 0.836506
     -0.0015
     0.0554
    chance.up3 0.575612
     0.0051
     -0.0358
 group.sentences 0.0780315
  chance.most 0.95009
   group.sentences 0.00516799
    tag 10.5
     0.0260
     -0.0295
    chance.heading 0.0672825
     -0.0124
     0.0417
   chance.up3 0.745355
    chance.heading 0.550174
     -0.0700
     0.0002
    chance.heading 0.483183
     -0.0076
     0.0251
  kin.parents 38.5
   fit.best 0.754523
    fit.best 0.721561
     0.0036
     -0.0917
    chance.kin 0.872854
     0.0153
     -0.0326
   chance.kin 0.80534
    0.0544
    -0.0074

repeat 0
 chance.most 0.95009
  names.leaning 0
   fit.in1000 0.343353
    chance.most 0.567381
     -0.0006
     -0.0621
    chance.most 0.920356
     0.0135
     -0.0380
   fit.best 0.777415
    fit.page 0.714319
     0.0231
     -0.0277
    links 0.133974
     0.0465
     0.0050
  fit.best 0.836506
   chance.up3 0.745355
    -0.0778
    -0.0068
   group.blocks 3.5
    chance.box 0.740867
     -0.0504
     -0.0077
    in1000.share 0.920613
     0.0189
     -0.0146
 group.blocks 295
  chance.most 0.904433
   chance.most 0.449718
    0.0108
    fit.best 0.670787
     -0.0683
     -0.0321
   group.blocks 56.5
    chance.most 0.920356
     0.0175
     -0.0388
    names.leaning 2.5
     -0.0201
     0.0515
  in1000.share 0.958249
   0.0636
   -0.0242

fit.gap 0.0439811
 depth 25.5
  group.sentences 0.00516799
   in300.links 0.671931
    chance1 0.361912
     -0.0136
     0.0088
    fit.best 0.648299
     -0.0101
     -0.0837
   group.sentences 0.065283
    in1000.prose 0.080555
     0.0635
     0.0179
    in1000.prose 0.721666
     0.0116
     -0.0208
  in300.links 0.074665
   in1000.prose 0.747589
    -0.0912
    -0.0122
   chance.wantedBefore 0.531466
    0.0225
    -0.0094
 chance.wantedBefore 0.769721
  in1000.prose 0.0397581
   -0.0553
   chance.doubt 0.466596
    names.for 3.5
     -0.0468
     0.0152
    in300.share 0.40082
     0.0506
     0.0001
  fit.best 0.368419
   0.0203
   -0.0812

repeat 0
 chance.groupBlocks 0.167021
  group.parents 18.5
   chance.groupBlocks 0.136968
    -0.0538
    chance.section 0.152087
     -0.0040
     -0.0318
   chance.page 0.244535
    0.0463
    chance.section 0.534449
     -0.0519
     0.0162
  chance.wantedBefore 0.531466
   chance.groupBlocks 0.756249
    fit.page 0.714319
     0.0225
     -0.0012
    0.0448
   in1000.share 0.665722
    fit.page 0.767932
     -0.0356
     0.0132
    in1000.proseShare 0.871094
     0.0417
     -0.0023
 group.parents 28.5
  fit.page 0.785612
   in1000.perBlock 3.36342
    chance.section 0.328009
     0.0186
     -0.0250
    heading.level 3.5
     -0.0695
     -0.0105
   chance.page 0.639798
    chance.kin 0.234476
     -0.0193
     0.0219
    chance.page 0.718178
     -0.0455
     -0.0061
  fit.page 0.630962
   chance.section 0.201242
    0.0148
    group.parents 39.5
     -0.0098
     -0.0681
   heading.level 3.5
    chance.groupBlocks 0.209275
     -0.0115
     0.0503
    chance1 0.511567
     -0.0410
     0.0172

chance.box 0.77401
 words 103.5
  group.last 0.959751
   in1000.links 0.00683724
    in1000.share 0.88251
     -0.0544
     0.0194
    copies 2.5
     -0.0003
     -0.0250
   in1000.share 0.920613
    in1000.share 0.342115
     -0.0328
     0.0660
    in1000.links 0.0520335
     0.0370
     -0.0414
  -0.0574
 heading.distance 97.5
  in1000.links 0.0401318
   group.last 0.802879
    kin.parents 14.5
     0.0171
     -0.0383
    in1000.share 0.947701
     0.0500
     -0.0029
   chance.grandparent 0.632668
    -0.0074
    words 10.5
     0.0088
     0.0457
  words1 3.5
   -0.0521
   0.0057

fit.gap 0.0315104
 depth 21.5
  group.blocks 295
   chance.wanted 995.521
    in1000.perBlock 5.20958
     0.0017
     0.0274
    fit.in1000 0.774263
     -0.0183
     0.0141
   chance.wanted 3936.48
    names.leaning 4.5
     0.0003
     0.0834
    -0.0119
  chance.after 0.226028
   names.leaning 0
    -0.0793
    -0.0203
   group.blocks 8.5
    fit.page 0.736526
     -0.0526
     -0.0038
    fit.page 0.7037
     0.0546
     -0.0219
 fit.page 0.524736
  depth 12.5
   depth 10.5
    -0.0057
    0.0714
   in1000.perBlock 4.8444
    -0.0418
    -0.0029
  group.parents 34.5
   fit.page 0.645333
    group.blocks 20.5
     0.0033
     -0.0528
    fit.gap 0.0384746
     -0.0185
     -0.0697
   group.blocks 96.5
    names.leaning 6.5
     0.0544
     -0.0108
    -0.0501

depth 25.5
 chance.groupBlocks 0.756249
  chance.doubt 0.389311
   tag 13.5
    chance.up4 0.470103
     -0.0237
     0.0091
    in1000.prose 0.421994
     -0.0619
     -0.0166
   chance.item 0.282149
    depth 12.5
     0.0161
     -0.0196
    chance.doubt 0.645193
     0.0101
     0.0645
  chance.doubt 0.307573
   tag 3.5
    chance.doubt 0.138385
     -0.0152
     0.0290
    chance.doubt 0.0745437
     0.0156
     0.0517
   chance.doubt 0.342722
    -0.0392
    in1000.prose 0.396475
     0.0001
     0.0320
 chance.wanted 351.663
  0.0026
  in300.perBlock 15.2622
   -0.0813
   -0.0110

fit.gap 0.0315104
 group.blocks 295
  copies 2.5
   in1000.blocks 325.5
    outer.rowAverage 1374.67
     0.0106
     -0.0342
    words 8.5
     -0.0222
     0.0068
   words 1.5
    chance.in100 0.427709
     0.0355
     -0.0152
    outer.rowAverage 172.524
     -0.0156
     -0.0514
  copies 43.5
   kin.first 0.210914
    0.0750
    0.0098
   0.0035
 in1000.blocks 348.5
  outer.rowAverage 6.52778
   kin.first 0.0922512
    -0.0432
    kin.first 0.174895
     0.0197
     -0.0204
   -0.0592
  kin.first 0.283618
   outer.rowAverage 864.875
    group.blocks 6.5
     -0.0000
     -0.0627
    0.0315
   chance.kinBlocks 0.147553
    -0.0212
    fit.gap 0.0739376
     0.0105
     0.0646

repeat 0
 fit.inBest 0
  chance.doubt 0.254412
   in1000.blocks 365
    -0.0670
    -0.0088
   fit.in1000 0.674186
    chance.doubt 0.645193
     -0.0243
     0.0304
    chance1 0.144775
     0.0059
     0.0791
  chance 0.772583
   chance.doubt 0.389311
    in1000.prose 0.396475
     -0.0295
     0.0054
    fit.page 0.645333
     0.0076
     0.0541
   chance.doubt 0.307573
    in1000.perBlock 24.0125
     0.0427
     0.0018
    chance.doubt 0.342722
     -0.0279
     0.0237
 fit.page 0.666239
  in1000.perBlock 2.44176
   in1000.blocks 436.5
    -0.0280
    0.0412
   chance1 0.162039
    in1000.perBlock 3.68605
     0.0184
     -0.0400
    in1000.blocks 231.5
     -0.0197
     -0.0680
  chance.doubt 0.389311
   fit.in1000 0.774263
    in1000.prose 0.633054
     -0.0133
     -0.0602
    in1000.blocks 145.5
     -0.0258
     0.0207
   0.0517

repeat 0
 chance.most 0.95009
  in300.share 0.482648
   chance.around40 0.597624
    chance.most 0.792078
     0.0044
     -0.0312
    group.sentences 0.069045
     0.0414
     -0.0063
   chance.group 0.252478
    chance.most 0.870734
     0.0121
     -0.0249
    in300.links 0.0271759
     -0.0017
     0.0281
  chance.in1000 0.704497
   chance.around4 0.828469
    -0.0642
    -0.0075
   in100.perBlock 13.0801
    group.sentences 0.101176
     0.0027
     0.0625
    chance.around4 0.828469
     -0.0313
     0.0007
 chance.most 0.904433
  in100.perBlock 2.10642
   kin.share 0.459697
    chance.group 0.322649
     0.0542
     0.0046
    -0.0442
   chance.most 0.449718
    0.0112
    chance.in1000 0.459469
     -0.0627
     -0.0266
  in300.links 0.06662
   in100.perBlock 11.8655
    chance.wantedBefore 0.22685
     -0.0002
     0.0614
    group.sentences 0.0379447
     0.0115
     -0.0266
   in300.links 0.279609
    chance.up4 0.855662
     -0.0480
     0.0074
    kin.share 0.0516081
     0.0220
     -0.0187

fit.inBest 0
 fit.page 0.796318
  fit.in1000 0.674186
   fit.best 0.498501
    chance.wanted 1352.43
     0.0119
     -0.0369
    kin.parents 4.5
     -0.0151
     -0.0598
   fit.page 0.736526
    0.0723
    group.last 0.834315
     -0.0238
     0.0246
  group.last 0.478691
   group.last 0.192207
    -0.0205
    fit.page 0.871871
     0.0068
     -0.0068
   fit.in1000 0.468112
    -0.0074
    -0.0743
 in300.share 0.482648
  tag 10.5
   heading.distance 14.5
    tag 3.5
     0.0088
     0.0364
    group.last 0.368093
     0.0344
     -0.0230
   in300.share 0.326274
    in300.share 0.288172
     -0.0129
     0.0647
    fit.best 0.525846
     -0.0756
     -0.0310
  in300.share 0.787298
   group.last 0.737241
    chance.wanted 1733.08
     0.0155
     -0.0319
    tag 15.5
     0.0477
     0.0154
   in300.share 0.816807
    fit.best 0.898383
     -0.0502
     0.0055
    kin.parents 42.5
     0.0127
     -0.0207

chance2 0.170884
 in100.perBlock 13.0801
  names.leaning 8.5
   chance2 0.0937111
    outer.rowAverage 31.2361
     -0.0270
     0.0179
    in100.perBlock 2.10642
     0.0089
     -0.0288
   in1000.links 0.6292
    in100.perBlock 3.90875
     -0.0289
     0.0061
    copies 1.5
     0.0549
     0.0101
  outer.rowAverage 677.905
   heading.level 2.5
    links1 0.252273
     -0.0202
     0.0144
    heading.level 4.5
     -0.0539
     0.0113
   -0.0657
 heading.distance 49.5
  names.leaning 2.5
   in1000.links 0.207481
    chance.in100 0.761527
     -0.0307
     0.0117
    outer.rowAverage 677.905
     0.0187
     -0.0540
   in1000.links 0.449275
    chance.in100 0.349034
     0.0378
     0.0129
    in100.perBlock 2.46257
     0.0383
     -0.0173
  kin.first 0.228278
   outer.rowAverage 1997.25
    chance.in100 0.186257
     0.0302
     -0.0409
    0.0500
   outer.rowAverage 266.226
    in100.perBlock 2.46257
     0.0451
     -0.0164
    chance.after 0.742402
     0.0560
     -0.0084

group.last 0.737241
 in1000.prose 0.1319
  in300.share 0.701554
   chance.in300 0.342484
    chance.in30 0.177436
     -0.0470
     0.0062
    -0.0775
   in100.perBlock 3.90875
    in100.perBlock 2.46257
     0.0006
     -0.0489
    in1000.blocks 231.5
     0.0313
     -0.0031
  in1000.perBlock 24.0125
   in1000.blocks 114.5
    in300.share 0.837123
     0.0364
     -0.0128
    chance.section 0.587581
     -0.0123
     0.0143
   chance.in300 0.781775
    group.last 0.428719
     -0.0059
     -0.0769
    in1000.prose 0.911249
     -0.0223
     0.0225
 chance.parent 0.139975
  in1000.prose 0.254139
   chance.section 0.152087
    chance.section 0.122388
     -0.0039
     0.0303
    -0.0248
   chance.in30 0.222206
    -0.0576
    chance.section 0.328009
     -0.0146
     -0.0017
  chance.kinBlocks 0.846452
   chance.kinBlocks 0.625799
    in1000.perBlock 13.0991
     0.0141
     -0.0244
    in1000.prose 0.849277
     0.0185
     0.0598
   words 28.5
    chance.section 0.867534
     -0.0601
     -0.0009
    0.0034

names.leaning 2.5
 chance.wanted 2435.97
  fit.in1000 0.294788
   chance.wanted 431.998
    group.parents 18.5
     -0.0459
     0.0240
    -0.0765
   in1000.perBlock 7.41056
    chance.wanted 1051.11
     -0.0053
     -0.0447
    names.leaning -2.5
     0.0447
     0.0076
  chance.wanted 4231.21
   fit.page 0.856294
    in1000.proseShare 0.803192
     -0.0102
     -0.0954
    0.0110
   chance.doubt 0.227176
    -0.0051
    0.0316
 chance.doubt 0.703283
  chance2 0.135505
   in1000.perBlock 13.0991
    group.parents 5.5
     -0.0282
     0.0102
    in1000.perBlock 18.6612
     -0.0634
     -0.0078
   chance.wanted 2128.59
    chance.wanted 1637.02
     0.0055
     -0.0268
    fit.page 0.630962
     -0.0401
     0.0274
  chance.wanted 1516.6
   in1000.proseShare 0
    -0.0065
    chance-2 0.0935706
     0.0164
     0.0963
   -0.0310

chance-1 0.24175
 chance.page 0.274957
  in1000.links 0.0833494
   chance.around12 0.298412
    -0.0621
    -0.0052
   in1000.prose 0.1319
    group.share 0.156479
     -0.0200
     0.0225
    group.share 0.0172745
     -0.0090
     0.0528
  group.last 0.930167
   group.share 0.351467
    chance2 0.189226
     -0.0291
     -0.0066
    group.last 0.616985
     -0.0246
     0.0368
   in1000.links 0.0967401
    chance.outer 0.419372
     -0.0223
     0.0174
    -0.0641
 group.last 0.737241
  in1000.prose 0.1319
   group.last 0.478691
    0.0124
    chance.around12 0.600649
     -0.0655
     0.0021
   in1000.links 0.00683724
    in1000.prose 0.911249
     -0.0633
     0.0331
    group.share 0.627563
     0.0069
     -0.0519
  chance.page 0.800479
   group.share 0.0421036
    in1000.share 0.913434
     -0.0113
     0.0168
    chance.kinBlocks 0.334874
     -0.0001
     0.0307
   chance.page 0.839828
    group.share 0.627563
     -0.0597
     0.0140
    in1000.links 0.0139552
     -0.0270
     0.0277

group.last 0.737241
 in1000.prose 0.080555
  chance.doubt 0.530691
   chance.around40 0.61812
    -0.0687
    0.0041
   chance.section 0.357378
    in100.perBlock 3.90875
     -0.0551
     0.0053
    0.0388
  in100.perBlock 1.74944
   chance.section 0.328009
    group.last 0.428719
     0.0024
     0.0972
    -0.0173
   group.last 0.616985
    in100.perBlock 24.6146
     0.0068
     -0.0184
    in100.perBlock 5.20589
     -0.0483
     -0.0081
 chance.box 0.141309
  chance.grandparent 0.158435
   group.sentences 0.125929
    -0.0437
    -0.0064
   group.last 0.853053
    0.0086
    chance.doubt 0.645193
     -0.0169
     0.0012
  chance.doubt 0.774402
   group.sentences 0.334361
    group.sentences 0.200213
     0.0069
     -0.0463
    in100.perBlock 4.30155
     0.0684
     0.0083
   chance.outer 0.137314
    0.0066
    in1000.prose 0.0397581
     0.0127
     0.0775

depth 21.5
 chance2 0.170884
  chance.wanted 1637.02
   depth 9.5
    chance.grandparent 0.259214
     -0.0484
     -0.0030
    chance2 0.0685444
     0.0177
     -0.0058
   in1000.prose 0.324775
    chance.wanted 1923.09
     0.0382
     -0.0087
    chance.wanted 3936.48
     -0.0520
     0.0023
  group.last 0.737241
   in1000.prose 0.1319
    depth 14.5
     -0.0503
     0.0074
    chance.wanted 1051.11
     0.0122
     -0.0121
   chance.wanted 154.834
    depth 12.5
     0.0697
     0.0026
    chance.wanted 351.663
     -0.0201
     0.0151
 chance.wanted 2873.64
  chance.around12 0.263221
   -0.0614
   chance1 0.0813677
    0.0208
    chance.wanted 227.826
     0.0123
     -0.0349
  0.0461

chance.most 0.95009
 chance.in1000 0.653621
  in1000.prose 0.721666
   fit.in1000 0.674186
    chance.most 0.792078
     0.0089
     -0.0126
    in1000.perBlock 6.44659
     -0.0276
     0.0466
   fit.in1000 0.735396
    fit.in1000 0.629613
     -0.0291
     0.0207
    in1000.prose 0.808135
     -0.0904
     0.0088
  group.sentences 0.061989
   group.sentences 0.0100251
    group.parents 6.5
     0.0288
     -0.0078
    fit.in1000 0.735396
     0.0181
     0.0606
   kin.first 0.0922512
    chance.in1000 0.761527
     -0.0695
     0.0258
    chance.most 0.879381
     -0.0185
     0.0339
 chance.in1000 0.704497
  group.parents 58.5
   chance.in30 0.887883
    group.parents 23.5
     -0.0673
     -0.0189
    0.0037
   0.0119
  in1000.perBlock 24.0125
   group.sentences 0.112649
    chance.box 0.740867
     -0.0150
     0.0244
    group.parents 3.5
     0.0142
     0.0676
   chance.in1000 0.921741
    kin.first 0.515055
     -0.0575
     0.0076
    chance.up4 0.878666
     -0.0082
     0.0141

fit.gap 0.157349
 depth 25.5
  group.blocks 295
   chance.wanted 1051.11
    group.blocks 96.5
     0.0047
     0.0559
    in1000.prose 0
     -0.0511
     -0.0032
   chance.heading 0.210952
    -0.0354
    chance.wanted 3936.48
     0.0786
     -0.0141
  chance.heading 0.282536
   -0.0660
   depth 29.5
    0.0273
    group.blocks 24.5
     -0.0076
     -0.0385
 chance.doubt 0.530691
  -0.0596
  -0.0051

repeat 0
 chance.group 0.139172
  chance1 0.144775
   chance.heading 0.303564
    -0.0484
    -0.0047
   chance.section 0.227457
    chance.heading 0.0896155
     -0.0098
     0.0304
    chance.heading 0.303564
     -0.0295
     0.0002
  chance.wanted 1051.11
   in100.perBlock 3.90875
    names.for 2.5
     -0.0355
     0.0224
    names.for 16.5
     0.0165
     -0.0469
   chance.wanted 1352.43
    heading.level 3.5
     -0.0271
     0.0202
    chance.wanted 1637.02
     0.0307
     -0.0021
 chance.heading 0.282536
  chance.wanted 3627.05
   chance.wanted 154.834
    -0.0001
    level 1.5
     -0.0570
     -0.0128
   0.0155
  in100.perBlock 2.46257
   names.for 5.5
    chance.heading 0.322965
     0.0027
     0.0576
    chance.groupBlocks 0.316858
     0.0252
     -0.0383
   chance.parent 0.435181
    chance.wanted 227.826
     0.0073
     -0.0358
    kin.parents 20.5
     -0.0144
     0.0151

depth 28.5
 chance.after 0.129456
  outer.rowAverage 54.3667
   in300.links 0.137809
    -0.0461
    in300.perBlock 3.55856
     -0.0384
     0.0002
   in300.links 0.0101912
    -0.0374
    kin.parents 5.5
     -0.0254
     0.0234
  group.sentences 0.00516799
   in300.links 0.671931
    kin.share 0.12049
     -0.0036
     0.0206
    chance.wanted 431.998
     -0.0025
     -0.0618
   chance.wanted 1051.11
    kin.parents 10.5
     0.0042
     0.0282
    group.sentences 0.069045
     0.0098
     -0.0165
 in300.links 0.074665
  -0.0682
  0.0052

repeat 0
 chance.after 0.129456
  chance.doubt 0.198079
   chance.outer 0.810454
    -0.0555
    -0.0088
   names.leaning 2.5
    links 0.0542998
     -0.0119
     -0.0493
    chance.doubt 0.645193
     -0.0134
     0.0279
  chance.doubt 0.703283
   fit.best 0.368419
    chance.around12 0.330397
     -0.0542
     0.0160
    chance.box 0.804125
     0.0020
     0.0190
   in1000.share 0.414513
    -0.0118
    chance.outer 0.137314
     -0.0132
     0.0652
 in1000.links 0.0520335
  fit.best 0.670787
   -0.0415
   names.leaning 15.5
    fit.in1000 0.774263
     -0.0331
     0.0313
    chance.outer 0.703006
     0.0598
     0.0054
  kin.share 0.0249052
   chance1 0.162039
    fit.in1000 0.692808
     0.0249
     -0.0055
    in1000.share 0.99982
     -0.0257
     0.0061
   chance.doubt 0.774402
    fit.in1000 0.384608
     -0.0191
     -0.0472
    0.0142

repeat 0
 fit.gap 0.0439811
  in300.share 0.482648
   in300.share 0.326274
    in300.share 0.288172
     -0.0014
     0.0421
    outer.rowAverage 231.044
     -0.0307
     0.0280
   in300.share 0.787298
    in300.perBlock 15.2622
     0.0310
     -0.0043
    in1000.share 0.823578
     -0.0405
     0.0068
  in300.share 0.133192
   0.0304
   in300.share 0.787298
    in1000.share 0.342115
     0.0058
     -0.0443
    in300.share 0.894382
     0.0290
     -0.0268
 words 3.5
  level 1.5
   in1000.share 0.947701
    in1000.share 0.913434
     -0.0070
     0.0471
    chance.wanted 485.754
     -0.0016
     -0.0498
   repeat 4.5
    chance.item 0.222117
     -0.0020
     0.0518
    -0.0105
  in1000.share 0.457819
   in300.share 0.20298
    0.0223
    -0.0132
   -0.0524

names.leaning 2.5
 heading.level 3.5
  in1000.perBlock 34.3439
   chance.grandparent 0.766895
    outer.rowAverage 677.905
     -0.0038
     -0.0442
    group.blocks 12.5
     0.0068
     0.0493
   -0.0590
  in1000.perBlock 18.6612
   chance.heading 0.550174
    -0.0715
    0.0075
   0.0213
 chance.in1000 0.202967
  group.blocks 2.5
   chance.grandparent 0.369063
    chance-2 0.171481
     -0.0075
     -0.0513
    0.0088
   in1000.perBlock 9.1344
    in1000.share 0.665722
     0.0841
     0.0299
    -0.0144
  outer.rowAverage 463.542
   outer.rowAverage 172.524
    in100.perBlock 2.46257
     0.0302
     -0.0017
    chance.in1000 0.620993
     -0.0452
     0.0098
   names.leaning 15.5
    in1000.perBlock 7.89454
     -0.0489
     0.0092
    in1000.share 0.987961
     0.0499
     -0.0216

names.leaning 2.5
 group.last 0.88771
  fit.page 0.396283
   in100.perBlock 2.46257
    -0.0064
    -0.0679
   fit.page 0.524736
    chance.heading 0.112091
     -0.0331
     0.0457
    in100.perBlock 6.77191
     -0.0406
     -0.0042
  group.sentences 0.143914
   group.last 0.898497
    chance.in30 0.222206
     0.0035
     0.0648
    chance.kinBlocks 0.334874
     -0.0371
     0.0144
   chance.in100 0.186257
    0.0060
    0.0734
 chance.in300 0.203055
  fit.page 0.630962
   fit.page 0.306548
    in300.links 0.446852
     -0.0184
     0.0264
    group.last 0.55258
     0.0016
     0.0818
   chance 0.590395
    chance2 0.259688
     -0.0571
     -0.0061
    0.0266
  in300.links 0.993117
   chance2 0.170884
    group.last 0.910982
     0.0002
     -0.0462
    fit.page 0.584294
     -0.0119
     0.0089
   chance.kinBlocks 0.334874
    0.0072
    -0.0650

chance.group 0.527956
 heading.level 3.5
  group.share 0.00331354
   in1000.share 0.76326
    chance.section 0.177247
     -0.0227
     0.0064
    chance.section 0.357378
     -0.0415
     -0.0146
   in1000.share 0.457819
    group.share 0.19503
     -0.0050
     -0.0700
    chance.section 0.554199
     0.0072
     -0.0161
  group.share 0.0565172
   names.leaning 0
    -0.0421
    in300.links 0.0452769
     -0.0293
     0.0214
   names.leaning 19.5
    -0.0623
    -0.0037
 in300.links 0.00609531
  chance.heading 0.23619
   chance.heading 0.182433
    -0.0090
    -0.0630
   in1000.share 0.947701
    chance.heading 0.412671
     0.0599
     -0.0007
    in1000.share 0.99982
     -0.0630
     0.0044
  in300.links 0.993117
   in1000.share 0.811899
    names.leaning 20.5
     0.0077
     0.0376
    in1000.share 0.920613
     -0.0149
     0.0157
   -0.0400

fit.gap 0.157349
 in1000.links 0.00683724
  in300.share 0.662464
   chance.wanted 2435.97
    chance.wanted 1637.02
     -0.0032
     -0.0721
    chance.kinBlocks 0.461571
     -0.0225
     0.0491
   chance.item 0.474465
    0.0001
    chance.wanted 3627.05
     0.0527
     -0.0017
  in1000.perBlock 34.3439
   in1000.links 0.0779537
    fit.gap 0
     0.0171
     -0.0348
    in1000.perBlock 13.0991
     0.0034
     -0.0301
   in1000.links 0.0464029
    in1000.blocks 74.5
     -0.0185
     -0.0695
    in300.share 0.247226
     0.0330
     -0.0090
 chance.wanted 154.834
  0.0160
  chance.item 0
   -0.0161
   -0.0603

depth 25.5
 fit.inBest 0
  fit.best 0.721561
   fit.in1000 0.674186
    fit.best 0.498501
     0.0123
     -0.0388
    in1000.perBlock 5.80473
     0.0099
     0.0633
   chance.in1000 0.379516
    0.0011
    kin.parents 1.5
     -0.0224
     -0.0634
  outer.rowAverage 172.524
   group.share 0.465616
    kin.first 0.596905
     0.0005
     0.0240
    outer.rowAverage 18.7568
     -0.0157
     0.0586
   fit.best 0.777415
    in1000.perBlock 13.0991
     -0.0050
     -0.0620
    outer.rowAverage 202.595
     -0.0356
     0.0201
 kin.first 0.111574
  0.0226
  chance.grandparent 0.314041
   chance.grandparent 0.213579
    -0.0241
    -0.0055
   -0.0682

fit.gap 0.104234
 copies 34.5
  group.parents 25.5
   chance 0.165691
    chance.under 0
     -0.0259
     0.0067
    kin.share 0.680787
     0.0017
     -0.0214
   kin.share 0.0364603
    group.parents 58.5
     -0.0462
     0.0211
    chance.wanted 485.754
     0.0340
     0.0073
  names.for 4.5
   -0.0521
   chance.heading 0.437188
    0.0127
    -0.0179
 kin.share 0.0611893
  fit.in1000 0.507466
   kin.share 0.0170425
    -0.0011
    0.0405
   fit.gap 0.157349
    -0.0193
    -0.0023
  chance.wanted 154.834
   0.0007
   -0.0705

tag 20
 chance.doubt 0.227176
  chance.in1000 0.731644
   chance.box 0.77401
    level 1.5
     -0.0462
     -0.0079
    chance.group 0.870428
     0.0198
     -0.0304
   chance.group 0.809393
    tag 1.5
     -0.0379
     0.0061
    fit.page 0.939591
     0.0383
     -0.0122
  fit.page 0.767932
   in300.links 0.0101912
    heading.level 2.5
     -0.0080
     -0.0575
    chance.doubt 0.265471
     -0.0413
     0.0060
   tag 13.5
    chance.group 0.779299
     0.0509
     -0.0052
    in1000.prose 0.486925
     -0.0285
     0.0319
 group.last 0.802879
  chance.outer 0.647329
   fit.page 0.476782
    0.0012
    -0.0639
   0.0028
  chance.in30 0.177436
   -0.0289
   in1000.prose 0.1319
    -0.0005
    0.0523

depth 21.5
 chance.in1000 0.202967
  outer.rowAverage 3.1873
   fit.best 0.447996
    fit.best 0.303259
     -0.0246
     0.0167
    chance.in30 0.468779
     -0.0579
     0.0008
   fit.best 0.303259
    chance-2 0.0935706
     -0.0258
     0.0219
    fit.best 0.525846
     0.0540
     -0.0032
  in300.perBlock 7.2407
   in300.perBlock 2.06362
    chance.groupBlocks 0.195088
     0.0058
     0.0484
    in300.share 0.288172
     -0.0473
     -0.0082
   fit.inBest 0
    in300.share 0.133192
     0.0167
     -0.0456
    in300.perBlock 22.8559
     0.0155
     -0.0109
 outer.rowAverage 266.226
  in300.share 0.449881
   in300.perBlock 14.2249
    -0.0740
    0.0066
   in300.share 0.765112
    in300.perBlock 8.84103
     0.0463
     -0.0046
    outer.rowAverage 54.3667
     0.0042
     -0.0543
  in300.perBlock 10.2167
   0.0519
   outer.rowAverage 528.5
    0.0223
    -0.0236

depth 25.5
 chance.group 0.294356
  chance.section 0.299166
   depth 10.5
    chance.around40 0.164628
     -0.0513
     -0.0065
    chance.group 0.197475
     0.0222
     -0.0110
   kin.first 0.596905
    group.share 0.00797307
     -0.0104
     -0.0380
    chance.group 0.18198
     -0.0279
     0.0321
  fit.in1000 0.431004
   fit.page 0.613359
    chance.outer 0.274378
     -0.0025
     0.0660
    chance.group 0.492809
     -0.0282
     0.0195
   fit.page 0.564822
    chance.outer 0.310988
     0.0098
     -0.0497
    chance.outer 0.496442
     0.0142
     -0.0017
 kin.first 0.111574
  0.0216
  fit.in1000 0.674186
   -0.0603
   -0.0162

chance.wantedBefore 0.531466
 repeat 0
  chance.group 0.322649
   chance.wantedBefore 0.156404
    chance.wanted 351.663
     -0.0333
     -0.0031
    in300.perBlock 10.9049
     0.0193
     -0.0243
   chance.page 0.335913
    in300.perBlock 3.55856
     -0.0002
     0.0445
    in300.perBlock 7.77863
     -0.0114
     0.0176
  chance.wantedBefore 0.22685
   in300.perBlock 2.51823
    0.0526
    group.sentences 0.143914
     -0.0185
     0.0170
   chance.parent 0.40184
    chance.page 0.127542
     0.0033
     -0.0386
    -0.0046
 chance.page 0.442453
  chance.wanted 764.08
   chance.wanted 351.663
    chance.wanted 154.834
     0.0042
     -0.0269
    in300.perBlock 3.55856
     0.0538
     -0.0058
   chance.group 0.779299
    words-1 4.5
     -0.0554
     -0.0220
    0.0161
  chance1 0.144775
   chance.group 0.640183
    -0.0344
    chance.wanted 1110.28
     0.0103
     -0.0180
   in300.perBlock 13.0211
    chance.groupBlocks 0.819146
     0.0211
     -0.0305
    chance.group 0.809393
     -0.0155
     0.0119

fit.gap 0.157349
 chance-2 0.118521
  in1000.perBlock 11.1017
   in1000.perBlock 3.36342
    in1000.blocks 325.5
     -0.0009
     -0.0363
    chance.doubt 0.254412
     -0.0193
     0.0061
   in1000.blocks 135.5
    fit.page 0.871871
     0.0086
     -0.0272
    chance.around12 0.628989
     -0.0577
     0.0033
  chance.doubt 0.703283
   fit.page 0.396283
    chance.around4 0.322877
     -0.0536
     0.0103
    in1000.blocks 436.5
     -0.0001
     0.0159
   in1000.proseShare 0.465233
    chance.doubt 0.774402
     -0.0266
     0.0130
    fit.page 0.306548
     0.0159
     0.0775
 fit.page 0.564822
  0.0124
  chance-2 0.26148
   -0.0565
   -0.0039

chance.most 0.95009
 tag 20
  in300.share 0.482648
   outer.rowAverage 45.8606
    in100.perBlock 3.90875
     -0.0461
     -0.0029
    outer.rowAverage 95.7279
     0.0366
     -0.0052
   in300.share 0.95304
    kin.share 0.12049
     0.0086
     0.0246
    outer.rowAverage 45.8606
     0.0128
     -0.0272
  in100.perBlock 9.91188
   in100.perBlock 2.46257
    0.0110
    outer.rowAverage 231.044
     -0.0557
     0.0051
   chance-1 0.676203
    -0.0027
    0.0212
 chance-1 0.497867
  in100.perBlock 2.46257
   tag 12.5
    kin.share 0.12049
     0.0616
     -0.0165
    -0.0320
   outer.rowAverage 266.226
    chance.most 0.980366
     -0.0575
     0.0005
    in300.share 0.288172
     0.0291
     -0.0238
  chance.wanted 5451.76
   in1000.proseShare 0.883866
    kin.share 0.0830487
     0.0034
     0.0479
    in1000.proseShare 0.989826
     -0.0233
     0.0068
   outer.rowAverage 864.875
    outer.rowAverage 266.226
     -0.0163
     0.0127
    -0.0499

chance 0.802849
 words 103.5
  chance.doubt 0.227176
   words 2.5
    in1000.perBlock 8.62275
     -0.0092
     0.0271
    chance.around40 0.737041
     -0.0299
     -0.0107
   words 9.5
    names.for 2.5
     -0.0106
     0.0057
    links1 0.401923
     0.0049
     0.0256
  -0.0418
 names.for 8.5
  kin.parents 30.5
   group.share 0.283618
    group.sentences 0.0587619
     0.0289
     -0.0045
    0.0477
   in1000.perBlock 24.0125
    chance.in30 0.74874
     -0.0322
     0.0304
    -0.0343
  chance.grandparent 0.796605
   0.0179
   chance.doubt 0.214789
    0.0039
    -0.0660

chance.most 0.95009
 fit.page 0.767932
  fit.page 0.714319
   fit.page 0.692222
    chance.wanted 485.754
     0.0096
     -0.0105
    chance.wanted 764.08
     -0.0091
     0.0596
   chance.wanted 1637.02
    in1000.blocks 168.5
     -0.0332
     0.0192
    chance.wanted 3196.63
     -0.0746
     0.0127
  heading.level 2.5
   chance.wanted 705.371
    in1000.blocks 206.5
     0.0085
     -0.0404
    chance.in300 0.509075
     -0.0050
     0.0454
   kin.parents 18.5
    in1000.blocks 145.5
     -0.0074
     0.0419
    kin.parents 52.5
     -0.0313
     0.0122
 fit.page 0.828703
  chance.doubt 0.24216
   -0.0677
   kin.parents 52.5
    in1000.blocks 124.5
     0.0138
     -0.0526
    0.0338
  heading.level 2.5
   in1000.blocks 168.5
    chance.before 0.834961
     -0.0478
     -0.0087
    fit.page 0.939591
     0.0195
     -0.0260
   group.sentences 0.0555354
    chance.wanted 3936.48
     0.0156
     -0.0505
    chance.wanted 1637.02
     -0.0244
     0.0548

chance.wantedBefore 0.56972
 tag 18.5
  chance.up4 0.175678
   tag 6.5
    chance.wantedBefore 0.411851
     -0.0422
     0.0057
    fit.in1000 0.384608
     0.0013
     0.0548
   repeat 0
    chance-2 0.118521
     0.0010
     0.0251
    group.parents 25.5
     -0.0214
     0.0175
  in1000.share 0.342115
   group.last 0.802879
    0.0062
    0.0342
   in1000.share 0.626411
    fit.in1000 0.645233
     -0.0457
     0.0077
    in1000.share 0.947701
     0.0106
     -0.0214
 chance.in1000 0.653621
  fit.in1000 0.735396
   group.parents 3.5
    fit.in1000 0.674186
     -0.0326
     0.0103
    repeat 0
     0.0029
     -0.0257
   group.parents 6.5
    group.last 0.758225
     -0.0417
     0.0375
    links-1 0.467708
     -0.0730
     -0.0027
  group.last 0.478691
   chance-2 0.723541
    -0.0475
    -0.0037
   fit.in1000 0.863379
    fit.in1000 0.577733
     -0.0273
     0.0296
    in300.links 0.0212068
     0.0323
     -0.0203

repeat 0
 words 9.5
  fit.best 0.721561
   fit.in1000 0.645233
    in1000.links 0.6292
     -0.0102
     0.0219
    chance.in30 0.74874
     0.0365
     -0.0205
   in1000.prose 0.254139
    in300.perBlock 7.77863
     -0.0566
     -0.0038
    words 2.5
     0.0169
     -0.0138
  in1000.links 0.0139552
   fit.best 0.852604
    chance.heading 0.412671
     -0.0005
     -0.0537
    fit.best 0.936328
     0.0492
     -0.0087
   fit.in1000 0.507466
    in1000.prose 0.866945
     0.0329
     -0.0259
    fit.best 0.5622
     -0.0474
     0.0109
 words 3.5
  in1000.links 0.0604487
   fit.in1000 0.774263
    fit.in1000 0.507466
     0.0231
     -0.0220
    0.0572
   words 1.5
    in1000.links 0.308676
     -0.0189
     0.0263
    repeat 5.5
     -0.0032
     -0.0432
  in1000.links 0.0464029
   in1000.prose 0.633054
    words 7.5
     0.0059
     0.0434
    fit.best 0.754523
     -0.0388
     -0.0025
   -0.0577

chance.in30 0.177436
 chance.section 0.299166
  names.for 2.5
   links 0
    chance.wanted 705.371
     0.0178
     -0.0457
    chance.wanted 995.521
     -0.0510
     0.0150
   chance.wanted 227.826
    -0.0281
    chance.wanted 640.172
     0.0393
     -0.0096
  chance.outer 0.419372
   -0.0490
   -0.0046
 chance.kin 0.872854
  chance.kin 0.832489
   names.for 9.5
    in1000.perBlock 13.0991
     0.0056
     -0.0073
    chance.outer 0.703006
     -0.0013
     -0.0390
   chance.grandparent 0.670062
    chance2 0.34927
     0.0150
     -0.0195
    level 1.5
     0.0418
     0.0010
  chance.section 0.867534
   chance.section 0.609362
    0.0038
    chance.section 0.805784
     -0.0528
     -0.0131
   in1000.perBlock 27.7291
    chance.in30 0.887883
     0.0247
     0.0018
    -0.0151

chance.wantedBefore 0.531466
 words 9.5
  kin.first 0.25188
   in1000.blocks 525.5
    names.for 7.5
     -0.0083
     -0.0449
    kin.first 0.0269145
     -0.0347
     0.0371
   chance.wanted 1637.02
    chance.wanted 705.371
     0.0026
     0.0308
    fit.in1000 0.774263
     -0.0381
     0.0056
  kin.first 0.174895
   group.last 0.588152
    chance.wantedBefore 0.0334874
     0.0172
     -0.0270
    in1000.share 0.973006
     0.0327
     -0.0155
   chance.wantedBefore 0.22685
    0.0372
    in300.perBlock 30.8348
     0.0210
     -0.0340
 fit.in1000 0.774263
  fit.in1000 0.735396
   names.for 2.5
    fit.in1000 0.629613
     -0.0254
     0.0045
    in1000.perBlock 3.95314
     0.0254
     -0.0091
   in1000.blocks 206.5
    in300.perBlock 10.2167
     -0.0321
     0.0396
    -0.0783
  in1000.blocks 114.5
   in1000.blocks 74.5
    fit.in1000 0.843897
     0.0440
     -0.0113
    fit.in1000 0.88219
     -0.0599
     0.0008
   chance.kinBlocks 0.846452
    0.0301
    -0.0334

repeat 0
 chance.group 0.139172
  chance-1 0.160976
   in300.links 0.557633
    group.share 0.0296477
     -0.0135
     -0.0551
    0.0083
   group.blocks 20.5
    names.leaning 11.5
     -0.0237
     0.0117
    in300.links 0.137809
     0.0022
     0.0265
  group.blocks 2.5
   chance.group 0.677819
    chance.wanted 309.31
     -0.0373
     -0.0045
    fit.best 0.852604
     0.0344
     -0.0086
   chance.wanted 154.834
    fit.best 0.447996
     0.0719
     0.0190
    chance.kin 0.199362
     0.0232
     0.0011
 fit.best 0.670787
  group.blocks 295
   chance.parent 0.185716
    in300.links 0.279609
     0.0128
     -0.0155
    chance.kin 0.332044
     -0.0286
     -0.0570
   names.leaning 8.5
    -0.0051
    0.0333
  fit.best 0.721561
   names.for 0
    group.share 0.0657014
     -0.0332
     0.0187
    0.0515
   fit.best 0.852604
    group.blocks 295
     -0.0292
     0.0135
    group.blocks 18.5
     -0.0193
     0.0290

chance.most 0.95009
 depth 14.5
  chance.heading 0.615052
   chance.most 0.920356
    fit.best 0.777415
     0.0109
     0.0402
    chance.in30 0.468779
     -0.0354
     0.0057
   chance.most 0.818758
    -0.0479
    fit.best 0.670787
     0.0355
     -0.0104
  fit.page 0.785612
   in1000.links 0.0139552
    chance.parent 0.60504
     -0.0726
     0.0183
    depth 15.5
     -0.0361
     -0.0040
   chance.wanted 1923.09
    kin.first 0.283618
     -0.0184
     0.0259
    0.0632
 in1000.links 0.0271959
  chance.wanted 5451.76
   chance.most 0.954818
    chance.heading 0.516663
     -0.0429
     0.0262
    chance2 0.170884
     -0.0119
     0.0429
   in1000.links 0.00683724
    0.0071
    -0.0424
  chance.heading 0.483183
   names.for 4.5
    chance.in30 0.923175
     -0.0612
     -0.0012
    names.for 5.5
     0.0278
     -0.0288
   in1000.links 0.0604487
    in1000.links 0.0401318
     -0.0115
     0.0451
    kin.first 0.157953
     0.0087
     -0.0347

depth 28.5
 depth 6.5
  group.share 0.0355442
   chance.section 0.415427
    chance.page 0.45844
     -0.0245
     0.0017
    chance.around40 0.737041
     0.0246
     -0.0078
   chance.section 0.706753
    -0.0611
    depth 5.5
     0.0193
     -0.0130
  depth 8.5
   group.share 0.0421036
    group.share 0.020849
     0.0018
     -0.0282
    chance.kinBlocks 0.24672
     -0.0185
     0.0394
   in300.links 0.557633
    in1000.links 0.00683724
     -0.0232
     0.0041
    chance.kinBlocks 0.48581
     -0.0044
     -0.0484
 in300.links 0.074665
  chance.in1000 0.600358
   -0.0674
   -0.0131
  0.0010

repeat 0
 group.share 0.00331354
  chance.before 0.394051
   words-1 5.5
    -0.0332
    -0.0109
   chance1 0.29918
    chance.before 0.497218
     -0.0017
     -0.0190
    chance.kinBlocks 0.288356
     -0.0054
     0.0175
  outer.rowAverage 31.2361
   kin.share 0.0984935
    chance.before 0.462133
     0.0103
     0.0320
    chance1 0.144775
     -0.0314
     0.0073
   outer.rowAverage 40.1487
    chance.grandparent 0.560006
     -0.0107
     -0.0513
    fit.page 0.476782
     0.0169
     -0.0017
 fit.page 0.666239
  chance1 0.162039
   kin.share 0.0984935
    words-1 4.5
     0.0279
     -0.0110
    -0.0272
   names.for 5.5
    outer.rowAverage 384.95
     -0.0279
     0.0099
    -0.0564
  kin.share 0.459697
   links1 0.143797
    names.for 9.5
     0.0198
     -0.0199
    fit.page 0.736526
     0.0219
     -0.0396
   kin.share 0.680787
    -0.0481
    words-1 7.5
     -0.0123
     0.0006

chance.most 0.932047
 in1000.links 0.00683724
  chance.most 0.896747
   chance.wanted 3627.05
    in1000.links 0
     -0.0256
     -0.0753
    names.leaning 9.5
     -0.0112
     0.0366
   0.0413
  names.leaning 0
   chance.most 0.920356
    chance.in300 0.509075
     -0.0105
     0.0315
    group.sentences 0.0555354
     -0.0051
     -0.0749
   in1000.share 0.740971
    in300.links 0.671931
     0.0309
     -0.0229
    chance.most 0.914067
     -0.0018
     0.0282
 in1000.links 0.111594
  in300.links 0.0212068
   chance.wanted 5451.76
    names.leaning 26.5
     0.0430
     -0.0007
    -0.0241
   in1000.share 0.958249
    in1000.links 0.0604487
     -0.0015
     -0.0275
    chance.in300 0.714316
     0.0442
     -0.0054
  chance.up4 0.726366
   group.sentences 0.0259442
    chance.in300 0.297264
     0.0161
     -0.0322
    chance.item 0.657533
     -0.0731
     -0.0128
   chance.wanted 1110.28
    chance.box 0.77401
     -0.0436
     0.0050
    in1000.share 0.740971
     -0.0141
     0.0300

depth 21.5
 chance.in1000 0.202967
  chance.item 0.222117
   chance.in1000 0.172924
    kin.share 0.216749
     -0.0026
     -0.0558
    depth 9.5
     -0.0237
     0.0498
   group.last 0.930167
    group.last 0.428719
     0.0054
     0.0651
    -0.0296
  in1000.prose 0.1319
   kin.share 0.459697
    in1000.prose 0.080555
     -0.0105
     -0.0519
    group.last 0.977678
     0.0577
     -0.0044
   fit.in1000 0.507466
    chance.in300 0.563793
     0.0030
     0.0450
    in1000.prose 0.189076
     0.0492
     -0.0035
 outer.rowAverage 266.226
  group.last 0.910982
   in300.share 0.449881
    fit.in1000 0.645233
     -0.0685
     -0.0074
    in300.share 0.787298
     0.0135
     -0.0416
   0.0047
  chance.heading 0.0672825
   -0.0093
   chance.after 0.422173
    -0.0034
    0.0495

words 9.5
 names.for 7.5
  chance.before 0.394051
   names.for 2.5
    chance.section 0.227457
     -0.0070
     -0.0337
    chance.section 0.299166
     0.0182
     -0.0076
   words 2.5
    chance.kin 0.468675
     0.0037
     0.0352
    outer.rowAverage 79.0521
     0.0112
     -0.0143
  chance.in1000 0.202967
   chance.section 0.260262
    -0.0029
    0.0467
   chance.wanted 2873.64
    outer.rowAverage 31.2361
     -0.0113
     -0.0449
    chance.after 0.742402
     0.0278
     -0.0177
 chance2 0.0407653
  names.for 2.5
   chance.kin 0.52794
    0.0053
    -0.0578
   chance.in1000 0.459469
    -0.0185
    0.0304
  in1000.prose 0.721666
   outer.rowAverage 463.542
    chance.in1000 0.350019
     0.0247
     -0.0006
    chance-2 0.153539
     -0.0061
     0.0508
   in1000.prose 0.747589
    chance.in100 0.661783
     0.0032
     -0.0736
    chance.section 0.73068
     -0.0070
     0.0178

chance.wantedBefore 0.611294
 chance.in300 0.342484
  fit.best 0.368419
   in300.perBlock 8.84103
    in300.perBlock 3.93885
     -0.0203
     0.0303
    -0.0361
   chance.wantedBefore 0.124346
    chance.group 0.270808
     -0.0357
     0.0248
    in1000.links 0.400114
     0.0638
     0.0225
  in300.perBlock 7.2407
   chance.wanted 485.754
    place 0.65519
     -0.0042
     0.0466
    chance.kinBlocks 0.560511
     -0.0429
     0.0091
   chance.in100 0.661783
    chance.wantedBefore 0.374776
     0.0352
     -0.0001
    names.for 7.5
     0.0082
     -0.0245
 in1000.links 0.717826
  fit.best 0.777415
   chance.in100 0.71272
    words-1 4.5
     -0.0216
     -0.0020
    chance.kinBlocks 0.560511
     -0.0032
     -0.0679
   chance.wantedBefore 0.95711
    chance.in300 0.537704
     -0.0335
     0.0124
    chance.in300 0.688695
     0.0068
     -0.0269
  chance.wanted 431.998
   names.for 0
    0.0045
    0.0534
   chance.group 0.270808
    -0.0410
    words-1 5.5
     -0.0098
     0.0212

chance.wantedBefore 0.531466
 words 25.5
  fit.gap 0.00616664
   links 0.0672316
    chance.wanted 1637.02
     0.0103
     -0.0124
    links 0.986842
     -0.0322
     -0.0046
   chance.wantedBefore 0.124346
    chance.wanted 396.459
     -0.0331
     0.0081
    heading.level 1.5
     -0.0002
     0.0612
  chance.box 0.340312
   -0.0214
   chance.page 0.442453
    0.0504
    chance.wantedBefore 0.29901
     0.0275
     -0.0088
 fit.gap 0
  chance.box 0.427805
   chance.in100 0.211249
    group.parents 50.5
     -0.0291
     0.0221
    chance.wantedBefore 0.769721
     -0.0021
     0.0194
   chance.page 0.298755
    words 20.5
     -0.0116
     -0.0581
    group.parents 3.5
     -0.0192
     0.0010
  chance.doubt 0.645193
   chance.wanted 154.834
    0.0101
    chance.around4 0.352801
     -0.0699
     -0.0261
   0.0507

chance.under 0.299456
 group.sentences 0.00516799
  in1000.proseShare 0.682877
   in1000.blocks 525.5
    chance.groupBlocks 0.248258
     -0.0125
     -0.0541
    in1000.blocks 815
     0.0393
     -0.0169
   in100.perBlock 14.5688
    in100.perBlock 5.20589
     -0.0115
     0.0121
    in1000.proseShare 0.989826
     -0.0017
     -0.0380
  in1000.links 0.717826
   group.sentences 0.065283
    in1000.proseShare 0.959492
     0.0182
     -0.0027
    in1000.prose 0.935286
     -0.0048
     -0.0472
   chance.wanted 872.547
    heading.distance 49.5
     0.0588
     0.0063
    in1000.blocks 663
     -0.0231
     0.0270
 chance.groupBlocks 0.480684
  chance.groupBlocks 0.227727
   in1000.proseShare 0.977745
    -0.0147
    0.0114
   chance.around12 0.756025
    chance-1 0.0810477
     0.0065
     0.0383
    in1000.links 0.0779537
     0.0119
     -0.0055
  in1000.prose 0.0397581
   0.0356
   in1000.links 0.529464
    in100.perBlock 14.5688
     0.0182
     -0.0072
    -0.0408

repeat 0
 chance.most 0.95009
  group.last 0.737241
   chance.wanted 1051.11
    chance.outer 0.579677
     -0.0003
     0.0299
    group.last 0.428719
     0.0172
     -0.0332
   group.share 0.283618
    chance.outer 0.703006
     0.0112
     -0.0250
    place 0.90895
     0.0356
     -0.0147
  chance.outer 0.703006
   chance.most 0.970991
    place 0.171725
     0.0078
     -0.0513
    fit.inBest 0
     -0.0387
     0.0279
   in1000.perBlock 24.0125
    tag 6.5
     0.0332
     -0.0063
    chance.up3 0.911136
     -0.0428
     0.0122
 chance.most 0.855557
  in300.perBlock 2.06362
   repeat 1.5
    -0.0125
    chance.doubt 0.530691
     -0.0065
     0.0426
   chance.most 0.449718
    0.0113
    chance.wanted 154.834
     0.0064
     -0.0500
  in300.perBlock 22.8559
   group.last 0.959751
    tag 13.5
     0.0068
     -0.0236
    tag 1.5
     -0.0050
     0.0405
   group.share 0.0481519
    -0.0080
    -0.0393

level 1.5
 chance.heading 0.0896155
  in1000.blocks 325.5
   heading.level 1.5
    chance.wanted 485.754
     -0.0157
     0.0220
    chance.up3 0.610394
     -0.0389
     0.0061
   in1000.blocks 485.5
    chance.kinBlocks 0.414031
     -0.0250
     -0.0729
    -0.0105
  group.parents 25.5
   kin.parents 47.5
    kin.parents 34.5
     -0.0032
     -0.0447
    in1000.blocks 261.5
     0.0489
     -0.0132
   chance.kinBlocks 0.461571
    chance.kinBlocks 0.225379
     0.0233
     -0.0241
    chance.page 0.800479
     0.0466
     -0.0578
 kin.parents 69.5
  kin.parents 18.5
   chance.in30 0.373991
    chance.groupBlocks 0.195088
     0.0131
     -0.0246
    chance.kinBlocks 0.48581
     0.0243
     0.0058
   chance.groupBlocks 0.448661
    chance.around12 0.263221
     0.0091
     0.0656
    level 2.5
     0.0379
     -0.0156
  group.parents 75
   -0.0481
   0.0025

repeat 0
 group.last 0.737241
  in1000.prose 0.189076
   group.last 0.192207
    0.0173
    chance.in1000 0.537085
     -0.0341
     0.0156
   chance.wanted 1051.11
    group.last 0.66468
     0.0142
     -0.0143
    chance.page 0.692648
     -0.0209
     0.0257
  in1000.prose 0.189076
   chance.in100 0.572609
    names.leaning 0
     0.0052
     0.0409
    chance.group 0.677819
     -0.0403
     0.0157
   names.leaning 9.5
    in1000.links 0.238544
     -0.0229
     0.0097
    in1000.links 0.400114
     0.0165
     -0.0288
 in1000.links 0.0520335
  chance.in1000 0.432233
   -0.0310
   names.leaning 9.5
    chance.page 0.568875
     -0.0356
     0.0261
    chance.in100 0.60447
     0.0457
     0.0068
  chance.box 0.210841
   chance.item 0.282149
    place 0.678376
     0.0204
     -0.0216
    level 2.5
     -0.0305
     0.0064
   group.last 0.991172
    chance.in1000 0.731644
     -0.0386
     -0.0030
    0.0132

chance-2 0.118521
 in300.share 0.288172
  words1 7.5
   outer.rowAverage 13.6182
    -0.0040
    -0.0390
   kin.share 0.0720207
    -0.0226
    0.0120
  in300.share 0.837123
   outer.rowAverage 31.2361
    chance.before 0.0891619
     0.0086
     -0.0310
    chance.group 0.252478
     -0.0093
     0.0338
   outer.rowAverage 31.2361
    words 4.5
     -0.0244
     0.0141
    fit.page 0.785612
     -0.0513
     -0.0018
 outer.rowAverage 31.2361
  kin.share 0.321206
   fit.page 0.714319
    fit.page 0.613359
     0.0079
     0.0387
    in300.share 0.973945
     0.0101
     -0.0253
   in1000.prose 0.0397581
    fit.page 0.666239
     0.0411
     -0.0096
    chance 0.42217
     -0.0532
     -0.0029
  outer.rowAverage 40.1487
   in300.share 0.357713
    fit.page 0.476782
     -0.0185
     -0.0591
    in300.share 0.701554
     0.0261
     -0.0354
   chance 0.802849
    outer.rowAverage 463.542
     -0.0078
     0.0097
    outer.rowAverage 864.875
     0.0206
     -0.0236

words1 80.5
 chance1 0.361912
  fit.best 0.721561
   kin.first 0.48017
    kin.first 0.384728
     0.0024
     0.0264
    kin.first 0.596905
     -0.0380
     -0.0016
   fit.in1000 0.55617
    fit.in1000 0.507466
     -0.0125
     -0.0572
    fit.inBest 0
     -0.0339
     -0.0012
  place 0.867962
   chance.group 0.294356
    kin.first 0.0767871
     0.0106
     -0.0213
    chance.wanted 1051.11
     0.0185
     0.0017
   chance.wanted 1352.43
    fit.best 0.82099
     -0.0619
     -0.0062
    fit.best 0.914032
     0.0366
     -0.0229
 chance.wanted 2128.59
  kin.first 0.447112
   -0.0479
   -0.0129
  chance.group 0.714424
   -0.0103
   0.0128

chance.most 0.95009
 chance.page 0.66266
  in1000.links 0.0271959
   group.blocks 10.5
    chance.page 0.244535
     -0.0238
     0.0249
    in1000.links 0
     0.0053
     -0.0529
   chance.most 0.932047
    in1000.blocks 158.5
     0.0191
     0.0002
    in1000.blocks 168.5
     -0.0493
     0.0070
  words 9.5
   chance.outer 0.703006
    chance.doubt 0.184639
     -0.0012
     0.0309
    chance.doubt 0.214789
     -0.0213
     0.0087
   in300.share 0.95304
    0.0602
    0.0096
 words 2.5
  in1000.links 0.0604487
   chance.outer 0.20656
    -0.0099
    group.blocks 5.5
     0.0025
     0.0583
   group.blocks 56.5
    chance.in100 0.854289
     -0.0320
     0.0113
    chance.heading 0.282536
     -0.0044
     0.0338
  in1000.links 0.0271959
   chance.page 0.66266
    0.0463
    chance.page 0.692648
     -0.0516
     0.0041
   chance.heading 0.483183
    names.for 11.5
     -0.0499
     -0.0001
    chance.page 0.692648
     -0.0327
     0.0034

depth 29.5
 fit.gap 0.157349
  chance.most 0.95009
   names.leaning 4.5
    chance.wanted 2435.97
     -0.0006
     -0.0366
    chance.wanted 1923.09
     0.0024
     0.0307
   in300.links 0.0212068
    chance.wanted 5451.76
     0.0150
     -0.0273
    chance.up3 0.853208
     -0.0235
     0.0002
  chance.wanted 154.834
   0.0128
   kin.parents 3.5
    chance.around4 0.212478
     -0.0153
     0.0068
    depth 16.5
     -0.0570
     -0.0033
 in1000.blocks 124.5
  -0.0034
  -0.0505

fit.in1000 0.645233
 fit.in1000 0.507466
  chance.wanted 396.459
   in100.perBlock 3.90875
    names.for 2.5
     -0.0427
     -0.0035
    in100.perBlock 5.51752
     0.0233
     -0.0078
   chance.wanted 705.371
    kin.share 0.321206
     0.0536
     -0.0259
    chance.before 0.497218
     -0.0168
     0.0329
  fit.best 0.5622
   group.sentences 0.0526487
    chance.groupBlocks 0.338411
     -0.0240
     0.0221
    in100.perBlock 5.51752
     -0.0108
     -0.0821
   kin.share 0.258322
    links-1 0.0556108
     -0.0250
     0.0095
    words-1 8.5
     0.0331
     -0.0239
 fit.best 0.721561
  names.for 2.5
   in300.share 0.522189
    chance.wanted 1352.43
     -0.0407
     0.0157
    fit.in1000 0.674186
     -0.0192
     0.0305
   chance-2 0.211232
    0.0157
    0.0528
  fit.inBest 0
   chance.before 0.226473
    -0.0021
    -0.0540
   fit.best 0.777415
    chance.wanted 1637.02
     0.0125
     -0.0371
    in100.perBlock 8.56832
     0.0310
     0.0025

tag 13.5
 tag 1.5
  fit.in1000 0.507466
   in300.links 0.00609531
    chance.around40 0.436969
     -0.0392
     -0.0039
    links 0.0837379
     0.0321
     -0.0075
   fit.page 0.613359
    in300.links 0.0577042
     0.0024
     -0.0512
    fit.page 0.714319
     0.0158
     -0.0129
  fit.in1000 0.577733
   in1000.perBlock 21.3241
    in300.links 0.320312
     0.0098
     -0.0151
    -0.0504
   tag 4.5
    group.parents 25.5
     0.0438
     0.0083
    words 2.5
     0.0301
     0.0006
 chance.in100 0.160877
  group.parents 25.5
   fit.page 0.396283
    -0.0313
    in300.links 0.0817838
     -0.0135
     0.0241
   in1000.perBlock 4.26819
    0.0607
    0.0043
  chance.in100 0.186257
   fit.page 0.476782
    -0.0558
    0.0108
   fit.page 0.476782
    words-1 2.5
     -0.0139
     0.0342
    in1000.perBlock 9.1344
     -0.0214
     0.0050

chance.most 0.95009
 heading.distance 1.5
  chance.in300 0.242549
   in1000.links 0.6292
    chance 0.287168
     -0.0404
     -0.0072
    0.0162
   outer.rowAverage 0
    fit.page 0.584294
     0.0061
     0.0444
    tag 11.5
     0.0191
     -0.0113
  chance.heading 0.615052
   chance.heading 0.0672825
    in1000.links 0.0833494
     -0.0559
     -0.0041
    copies 34.5
     0.0038
     -0.0363
   chance.most 0.892545
    tag 13.5
     -0.0170
     -0.0664
    heading.distance 2.5
     -0.0280
     0.0209
 chance.heading 0.724829
  group.blocks 56.5
   fit.page 0.841685
    outer.rowAverage 9.87302
     -0.0098
     -0.0626
    chance 0.856597
     -0.0175
     0.0261
   heading.distance 97.5
    outer.rowAverage 9.87302
     -0.0128
     0.0286
    -0.0247
  tag 9.5
   outer.rowAverage 864.875
    group.blocks 2.5
     -0.0076
     0.0403
    -0.0187
   tag 18.5
    tag 11.5
     -0.0031
     -0.0367
    0.0169

repeat 0
 chance.most 0.95009
  chance.wanted 4231.21
   names.leaning 0
    names.for 4.5
     -0.0158
     0.0340
    chance.most 0.792078
     0.0199
     0.0007
   0.0425
  fit.best 0.82099
   names.for 4.5
    place 0.171725
     0.0032
     -0.0605
    in1000.perBlock 4.51776
     0.0056
     -0.0040
   in1000.perBlock 24.0125
    chance.wanted 1352.43
     -0.0164
     0.0268
    chance.before 0.896366
     -0.0489
     0.0004
 chance.most 0.855557
  chance.wanted 485.754
   in1000.perBlock 4.8444
    place 0.517996
     0.0083
     -0.0286
    0.0287
   names.leaning 17.5
    place 0.340931
     -0.0101
     -0.0592
    repeat 1.5
     -0.0224
     0.0209
  chance.most 0.879381
   chance.kinBlocks 0.437933
    fit.best 0.692222
     0.0621
     0.0001
    -0.0211
   fit.best 0.692222
    in1000.perBlock 3.68605
     0.0083
     -0.0427
    fit.best 0.721561
     0.0301
     -0.0086

words 103.5
 chance.doubt 0.703283
  chance.most 0.640733
   chance.heading 0.392096
    chance.before 0.129161
     0.0127
     -0.0427
    chance-1 0.324426
     0.0480
     -0.0035
   chance.most 0.792078
    in1000.share 0.626411
     0.0586
     -0.0010
    chance.doubt 0.530691
     -0.0014
     -0.0361
  in1000.share 0.414513
   chance.heading 0.13391
    outer.rowAverage 45.8606
     -0.0134
     0.0320
    -0.0524
   repeat 0
    chance.heading 0.112091
     0.0035
     0.0452
    heading.distance 5.5
     0.0090
     -0.0327
 chance.groupBlocks 0.618077
  -0.0539
  0.0068

chance.most 0.95009
 words 9.5
  fit.best 0.721561
   fit.best 0.670787
    chance.wanted 1352.43
     -0.0015
     -0.0313
    group.share 0.0657014
     0.0131
     0.0611
   in1000.proseShare 0.518853
    kin.first 0.0620422
     0.0073
     -0.0572
    group.share 0.0172745
     0.0109
     -0.0191
  chance.around40 0.689112
   in100.perBlock 24.6146
    chance.most 0.932047
     0.0116
     -0.0237
    chance.groupBlocks 0.786615
     -0.0201
     0.0259
   chance.in300 0.781775
    chance.in300 0.732896
     0.0321
     -0.0125
    in100.perBlock 15.7336
     0.0005
     0.0531
 words 2.5
  chance.groupBlocks 0.426664
   group.parents 16.5
    chance.wanted 1516.6
     -0.0293
     0.0015
    group.share 0.0355442
     -0.0057
     0.0377
   0.0425
  kin.first 0.0620422
   fit.best 0.836506
    -0.0226
    fit.best 0.936328
     0.0270
     -0.0149
   kin.first 0.192192
    chance.in300 0.899171
     -0.0520
     0.0014
    chance.wanted 2128.59
     -0.0220
     0.0024

tag 20
 chance2 0.170884
  group.last 0.930167
   group.sentences 0.0919242
    group.last 0.758225
     -0.0062
     0.0105
    chance.doubt 0.774402
     -0.0277
     0.0169
   chance.doubt 0.645193
    group.last 0.959751
     -0.0573
     -0.0083
    chance2 0.118518
     0.0229
     -0.0202
  chance.doubt 0.703283
   fit.best 0.582855
    group.last 0.192207
     0.0447
     -0.0186
    chance.doubt 0.389311
     0.0003
     0.0240
   fit.page 0.306548
    heading.distance 8.5
     -0.0154
     0.0237
    heading.distance 82.5
     0.0560
     -0.0076
 group.last 0.834315
  group.sentences 0.0555354
   chance.up3 0.146023
    0.0024
    group.last 0.758225
     -0.0589
     -0.0035
   0.0043
  chance.up3 0.187196
   -0.0085
   0.0302

group.blocks 295
 names.leaning 0
  heading.level 3.5
   in1000.links 0.0197609
    names.leaning 0
     0.0110
     -0.0604
    group.share 0.283618
     -0.0055
     0.0417
   chance.group 0.598677
    chance.group 0.46038
     -0.0583
     -0.0102
    0.0019
  chance.doubt 0.703283
   in1000.links 0.184821
    fit.inBest 0
     -0.0363
     0.0089
    names.leaning 6.5
     0.0117
     -0.0144
   in1000.links 0.308676
    group.blocks 18.5
     0.0257
     -0.0270
    group.blocks 10.5
     0.0072
     0.0480
 names.leaning 9.5
  group.share 0.283618
   -0.0375
   fit.inBest 0
    -0.0207
    0.0357
  0.0532

heading.distance 1.5
 chance.most 0.932047
  chance.page 0.201602
   chance.box 0.556843
    words 16.5
     -0.0044
     -0.0417
    0.0216
   in300.perBlock 3.93885
    chance.page 0.388547
     -0.0287
     0.0200
    words 11.5
     0.0101
     0.0352
  in300.share 0.326274
   chance.outer 0.616039
    0.0371
    -0.0011
   chance.box 0.804125
    kin.share 0.12049
     -0.0160
     -0.0529
    chance.around12 0.77966
     -0.0046
     0.0120
 in300.share 0.482648
  in300.share 0.326274
   kin.first 0.111574
    in1000.share 0.987961
     0.0284
     -0.0384
    in1000.share 0.958249
     -0.0153
     0.0221
   kin.share 0.216749
    chance.item 0.474465
     -0.0146
     0.0170
    chance.page 0.45844
     -0.0571
     -0.0038
  chance.page 0.165027
   chance.item 0
    -0.0191
    in300.perBlock 6.17871
     0.0507
     -0.0088
   in1000.share 0.512051
    -0.0363
    in1000.share 0.740971
     0.0125
     -0.0030

chance.under 0.25369
 fit.gap 0.175543
  group.share 0.00464144
   heading.level 2.5
    in1000.perBlock 5.80473
     -0.0338
     -0.0110
    chance.doubt 0.289508
     -0.0195
     0.0149
   chance.doubt 0.342722
    chance.most 0.845393
     0.0257
     -0.0066
    chance.most 0.870734
     -0.0000
     0.0261
  chance.section 0.201242
   -0.0517
   0.0108
 chance.most 0.945248
  kin.first 0.789287
   words-1 2.5
    level 2.5
     0.0253
     -0.0084
    chance.section 0.260262
     0.0111
     0.0307
   -0.0089
  chance.doubt 0.138385
   chance.most 0.970991
    kin.first 0.515055
     0.0191
     -0.0036
    kin.first 0.174895
     0.0053
     -0.0139
   chance.section 0.502579
    0.0047
    chance.around12 0.802971
     -0.0286
     -0.0032

chance.under 0.209079
 chance.wanted 2128.59
  chance.most 0.932047
   chance.wanted 1733.08
    in300.perBlock 8.23178
     -0.0043
     0.0107
    in300.links 0.0212068
     -0.0665
     0.0077
   in300.links 0.0212068
    in300.perBlock 20.8048
     0.0366
     -0.0230
    chance-1 0.676203
     -0.0378
     -0.0095
  heading.distance 36.5
   kin.parents 28.5
    chance.wanted 3627.05
     0.0428
     0.0085
    in300.links 0.06662
     0.0225
     -0.0271
   in300.perBlock 6.78177
    in300.perBlock 3.93885
     -0.0114
     0.0312
    kin.parents 23.5
     0.0130
     -0.0494
 words 2.5
  chance-1 0.24175
   chance.item 0
    -0.0054
    0.0061
   chance.under 0.344125
    0.0049
    0.0526
  words 9.5
   fit.page 0.841685
    chance.item 0.447521
     0.0170
     -0.0067
    in300.links 0.0324815
     -0.0004
     -0.0339
   chance.most 0.758577
    -0.0068
    in300.perBlock 7.77863
     0.0066
     0.0479

group.blocks 2.5
 links 0.0542998
  in300.links 0.103779
   chance1 0.162039
    -0.0369
    chance.around40 0.641053
     0.0065
     -0.0193
   words 9.5
    chance.up4 0.152632
     0.0147
     -0.0136
    chance1 0.162039
     0.0336
     0.0087
  group.blocks 1.5
   -0.0427
   -0.0116
 copies 34.5
  fit.gap 0.157349
   group.blocks 295
    names.leaning 0
     -0.0038
     0.0052
    in1000.perBlock 6.92591
     0.0489
     0.0008
   group.blocks 6.5
    0.0062
    chance1 0.270562
     -0.0467
     0.0037
  names.leaning 26.5
   -0.0602
   0.0268

depth 29.5
 outer.rowAverage 172.524
  in300.perBlock 7.2407
   fit.best 0.525846
    outer.rowAverage 54.3667
     -0.0012
     0.0457
    outer.rowAverage 31.2361
     -0.0017
     -0.0294
   chance.in30 0.629119
    outer.rowAverage 95.7279
     0.0264
     -0.0124
    in1000.blocks 145.5
     -0.0115
     0.0113
  in300.perBlock 13.0211
   depth 16.5
    in300.perBlock 6.78177
     -0.0352
     0.0117
    chance.in100 0.211249
     -0.0137
     0.0462
   in1000.blocks 274.5
    kin.first 0.413095
     0.0055
     -0.0288
    chance.groupBlocks 0.756249
     -0.0546
     0.0036
 fit.best 0.777415
  -0.0487
  -0.0028

repeat 0
 outer.rowAverage 31.2361
  chance.around4 0.125341
   -0.0310
   fit.page 0.714319
    fit.page 0.613359
     0.0067
     0.0367
    chance.wanted 2128.59
     -0.0070
     0.0274
  outer.rowAverage 40.1487
   chance.outer 0.579677
    chance.outer 0.239471
     -0.0375
     0.0243
    fit.page 0.749444
     -0.0718
     -0.0061
   chance.wanted 154.834
    0.0342
    chance 0.802849
     -0.0027
     0.0108
 in100.perBlock 2.10642
  chance.wanted 485.754
   chance.wanted 309.31
    0.0001
    0.0511
   chance.wanted 1733.08
    -0.0263
    0.0038
  in300.links 0.671931
   in100.perBlock 4.30155
    fit.page 0.630962
     -0.0068
     0.0267
    chance.outer 0.419372
     -0.0343
     -0.0051
   chance.wanted 227.826
    -0.0019
    -0.0510

chance.under 0.106604
 group.sentences 0.334361
  heading.distance 36.5
   group.sentences 0.249543
    group.sentences 0
     -0.0066
     0.0043
    heading.distance 1.5
     0.0013
     -0.0398
   chance.item 0
    in1000.blocks 308.5
     -0.0112
     -0.0512
    fit.page 0.714319
     -0.0039
     -0.0239
  heading.distance 10.5
   chance.item 0.253837
    0.0110
    names.for 2.5
     0.0111
     -0.0401
   heading.distance 42.5
    0.0128
    0.0532
 kin.parents 69.5
  names.for 0
   chance.after 0.387458
    in1000.blocks 158.5
     0.0036
     -0.0311
    chance.after 0.799055
     0.0159
     -0.0046
   kin.parents 4.5
    in1000.blocks 168.5
     -0.0081
     0.0122
    fit.gap 0.0293443
     0.0393
     -0.0104
  group.sentences 0.00516799
   -0.0347
   0.0035

chance.most 0.95009
 chance.page 0.66266
  chance.page 0.613198
   chance.in1000 0.653621
    chance.most 0.932047
     0.0005
     -0.0259
    names.leaning 32.5
     0.0276
     -0.0219
   in300.share 0.894382
    chance.in1000 0.761527
     -0.0590
     -0.0021
    in300.share 0.95304
     0.0452
     -0.0235
  chance.wanted 1923.09
   chance.wanted 1637.02
    chance.page 0.737463
     0.0306
     -0.0087
    -0.0272
   in1000.blocks 308.5
    links 0.861004
     0.0532
     0.0056
    in1000.perBlock 14.3849
     0.0144
     -0.0164
 in1000.perBlock 24.0125
  chance.in1000 0.704497
   in1000.blocks 103.5
    0.0332
    chance.wanted 1229.91
     -0.0195
     -0.0569
   in300.share 0.288172
    0.0568
    in1000.blocks 158.5
     -0.0146
     0.0189
  chance.grandparent 0.877522
   chance.page 0.66266
    -0.0095
    chance.box 0.458826
     -0.0119
     -0.0574
   chance.wanted 5451.76
    links 0.252273
     0.0176
     -0.0074
    -0.0219

depth 21.5
 chance.heading 0.0672825
  depth 9.5
   fit.best 0.82099
    -0.0498
    fit.best 0.881846
     -0.0003
     -0.0071
   chance.kin 0.279682
    depth 17.5
     -0.0236
     0.0128
    tag 3.5
     -0.0175
     0.0281
  tag 10.5
   chance.kin 0.414667
    chance.up4 0.331058
     0.0040
     0.0302
    fit.best 0.613359
     -0.0196
     0.0065
   chance.heading 0.550174
    chance.after 0.742402
     0.0055
     -0.0242
    fit.best 0.792349
     -0.0361
     -0.0019
 place 0.609679
  chance.heading 0.372008
   chance.up4 0.443875
    depth 26.5
     0.0146
     -0.0149
    place 0.340931
     -0.0077
     -0.0385
   chance.after 0.422173
    -0.0085
    chance.heading 0.516663
     0.0382
     0.0048
  chance.in30 0.343602
   -0.0500
   chance.in30 0.408788
    0.0223
    -0.0348

chance.wantedBefore 0.56972
 chance.most 0.927122
  chance.heading 0.654642
   chance.heading 0.0896155
    chance.groupBlocks 0.316858
     -0.0249
     0.0139
    chance.wantedBefore 0.336857
     0.0227
     0.0068
   chance.most 0.896747
    chance.groupBlocks 0.727587
     -0.0416
     -0.0007
    0.0083
  chance.heading 0.584696
   in300.share 0.522189
    chance.wantedBefore 0.22685
     0.0233
     -0.0248
    chance.most 0.95009
     -0.0438
     -0.0127
   links 0.287594
    words 3.5
     0.0366
     0.0085
    chance.most 0.965717
     -0.0380
     0.0130
 in300.share 0.482648
  chance.heading 0.0896155
   links1 0.401923
    -0.0535
    0.0023
   chance.heading 0.158238
    in300.share 0.133192
     0.0505
     -0.0027
    chance.most 0.870734
     -0.0358
     -0.0048
  chance.after 0.256122
   in300.share 0.973945
    chance.most 0.834272
     0.0181
     -0.0192
    chance.outer 0.34307
     -0.0502
     0.0032
   place 0.541734
    0.0224
    chance.heading 0.372008
     0.0115
     -0.0032

words1 67.5
 tag 20
  in1000.blocks 218.5
   chance.most 0.855557
    chance.most 0.640733
     -0.0071
     0.0347
    chance.most 0.870734
     -0.0294
     -0.0002
   group.parents 89
    in1000.blocks 436.5
     -0.0101
     0.0059
    tag 6.5
     -0.0063
     0.0400
  in1000.blocks 231.5
   chance1 0.733197
    -0.0522
    0.0170
   in1000.links 0.0139552
    -0.0305
    group.parents 2.5
     -0.0163
     0.0287
 heading.level 1.5
  chance1 0.855081
   0.0129
   -0.0094
  fit.best 0.836506
   -0.0403
   tag 1.5
    0.0126
    fit.best 0.914032
     -0.0210
     -0.0024

depth 21.5
 depth 20.5
  level 1.5
   names.leaning 15.5
    copies 34.5
     -0.0050
     -0.0533
    chance.up4 0.855662
     0.0022
     0.0250
   level 2.5
    chance.up4 0.300129
     -0.0124
     0.0284
    chance.up4 0.204252
     0.0298
     -0.0049
  names.leaning 6.5
   -0.0040
   0.0502
 kin.first 0.111574
  chance.page 0.586843
   chance.item 0.532274
    0.0451
    -0.0029
   -0.0050
  chance.after 0.256122
   -0.0471
   names.leaning 26.5
    chance.page 0.388547
     0.0281
     -0.0208
    kin.first 0.25188
     -0.0050
     -0.0602

depth 29.5
 chance.in300 0.342484
  chance.doubt 0.342722
   chance.most 0.932047
    chance.most 0.870734
     0.0014
     -0.0575
    chance.kin 0.182308
     -0.0257
     0.0243
   chance.doubt 0.498052
    fit.gap 0.0271111
     0.0610
     -0.0157
    in1000.perBlock 4.51776
     -0.0032
     0.0201
  chance.in300 0.368875
   in1000.perBlock 2.44176
    links-1 0.973684
     -0.0029
     0.0427
    depth 12.5
     -0.0163
     -0.0544
   in1000.perBlock 9.1344
    chance.most 0.885742
     -0.0141
     0.0045
    in1000.perBlock 13.0991
     0.0197
     -0.0040
 chance.most 0.914067
  -0.0432
  0.0007

group.blocks 295
 chance.in1000 0.620993
  chance.wanted 1637.02
   in1000.share 0.823578
    in1000.perBlock 3.36342
     -0.0631
     -0.0061
    group.blocks 20.5
     -0.0021
     0.0233
   group.blocks 10.5
    in100.perBlock 15.7336
     -0.0117
     0.0446
    chance.wanted 3196.63
     -0.0454
     -0.0013
  in1000.proseShare 0.871094
   chance.wanted 1733.08
    chance 0.310623
     -0.0131
     0.0485
    fit.page 0.767932
     -0.0443
     0.0204
   chance.wanted 764.08
    in100.perBlock 8.56832
     0.0054
     -0.0400
    in1000.proseShare 0.935388
     -0.0178
     0.0083
 chance.wanted 3936.48
  chance.outer 0.274378
   chance.wanted 640.172
    0.0191
    in300.share 0.618927
     0.0140
     -0.0304
   0.0552
  -0.0236

words1 67.5
 outer.rowAverage 23.0667
  group.last 0.991172
   chance2 0.0937111
    in1000.links 0.6292
     -0.0174
     0.0102
    in1000.links 0.34069
     0.0171
     -0.0028
   -0.0444
  fit.gap 0.131872
   fit.gap 0.0801071
    group.last 0.959751
     -0.0044
     0.0146
    group.last 0.69007
     0.0055
     0.0502
   -0.0454
 chance.wanted 1923.09
  fit.page 0.841685
   outer.rowAverage 95.7279
    -0.0097
    -0.0463
   -0.0053
  chance 0.667434
   outer.rowAverage 463.542
    -0.0170
    -0.0004
   fit.page 0.902631
    0.0129
    0.0015

level 1.5
 chance.in1000 0.202967
  chance.section 0.122388
   group.blocks 49.5
    -0.0318
    0.0070
   group.sentences 0.0834727
    fit.in1000 0.249974
     0.0415
     0.0054
    in1000.prose 0.189076
     0.0139
     -0.0357
  in1000.prose 0.486925
   group.blocks 295
    words-1 2.5
     -0.0261
     -0.0056
    chance.section 0.260262
     -0.0144
     0.0470
   in1000.prose 0.721666
    fit.in1000 0.577733
     -0.0136
     0.0209
    in1000.prose 0.747589
     -0.0384
     0.0010
 chance.most 0.959767
  chance.in1000 0.24228
   words-1 5.5
    kin.share 0.0516081
     -0.0003
     -0.0233
    0.0189
   chance.groupBlocks 0.393299
    group.sentences 0.0500379
     0.0401
     -0.0046
    level 2.5
     0.0210
     -0.0003
  chance.parent 0.866144
   kin.share 0.0170425
    kin.share 0.00887928
     -0.0167
     0.0074
    -0.0448
   group.blocks 16.5
    fit.in1000 0.951354
     0.0165
     0.0001
    words-1 26.5
     0.0067
     -0.0124

depth 21.5
 chance.doubt 0.342722
  chance.doubt 0.289508
   fit.gap 0.0245249
    chance.doubt 0.265471
     -0.0002
     0.0258
    group.sentences 0.0142401
     0.0007
     -0.0492
   depth 16.5
    outer.rowAverage 64.8056
     -0.0478
     -0.0102
    words-1 9.5
     0.0387
     -0.0045
  chance.doubt 0.357698
   chance.page 0.319072
    -0.0099
    depth 17.5
     0.0630
     -0.0087
   outer.rowAverage 202.595
    depth 14.5
     0.0146
     -0.0083
    depth 16.5
     -0.0264
     0.0179
 outer.rowAverage 266.226
  group.sentences 0.069045
   group.sentences 0.0526487
    group.last 0.428719
     0.0240
     -0.0315
    0.0228
   chance.heading 0.182433
    -0.0127
    -0.0538
  chance.heading 0.0672825
   -0.0135
   group.last 0.802879
    0.0423
    depth 24.5
     0.0172
     -0.0098
`

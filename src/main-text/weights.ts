/**
 * Written by `bench/main-text/train.py`: decision trees of which the sum, put through the
 * logistic function, is the probability that a block belongs to the main content. Each line is
 * a feature with a bound, followed by what holds up to it, then above it.
 */
export const FIRST = `
grandparent.proseShare 0.0114605
 within.main 0
  page.proseBlocks 0
   group.parents 8.5
    names.for 4.5
     -1.0359
     -0.9621
    group.last 0.553765
     -0.9576
     -0.7830
   around40.links 0.173474
    around40.words 2.00617
     -0.9087
     -1.0180
    page.h3 69.5
     -1.0703
     -0.9135
  group.blocks 318
   repeat 0
    item.words 3.5
     -0.9986
     -0.9257
    group.parents 89
     -1.0389
     -0.9034
   group.last 0.974041
    -0.9346
    -0.7223
 repeat 0
  group.blocks 3.5
   group.last 0.870401
    box.perBlock 16.014
     -0.9496
     -0.8362
    within.main 0
     -1.0506
     -0.9643
   index 334.5
    grandparent.proseShare 0.294255
     -0.7739
     -0.6486
    within.main 0
     -0.9884
     -0.7833
  group.parents 28.5
   grandparent.proseShare 0.885284
    box.perBlock 1.00909
     -0.9605
     -1.0486
    around40.words 11.0374
     -0.9788
     -0.9135
   group.blocks 72.5
    -0.9674
    -0.8735

around4.words 8.47222
 names.mostAgainst -15.5
  in300.place 0.0723081
   parent.blocks 279.5
    page.p 227.5
     -0.1278
     -0.0432
    0.0336
   in300.share 0.23588
    page.p 195.5
     -0.1152
     -0.0177
    kin.blocks 230
     -0.0575
     0.1332
  kin.share 0.147323
   in30.links 0
    repeat 0
     0.0681
     -0.0328
    kin.share 0.0111214
     -0.0655
     -0.0165
   outer.links 0.738935
    depth 25.5
     0.1565
     -0.0384
    in30.share 0.699682
     -0.0525
     0.0993
 named.overlay 0
  kin.share 0.147323
   names.mostAgainst -10.5
    kin.links 0.497541
     0.0143
     -0.0648
    digits 0.0911688
     0.1184
     -0.0133
   repeat 0
    named.footer 0
     0.2217
     0.0350
    words 17.5
     0.0260
     -0.0749
  -0.1176

proseBefore 3.5
 names.against 0
  names.against -15.5
   kin.share 0.184017
    -0.1038
    0.0234
   afterH1 124.5
    kin.share 0.0223307
     -0.0311
     0.0402
    heading.distance 1.5
     0.0203
     -0.0653
  within.dialog 0
   copies 1.5
    kin.share 0.275583
     0.1113
     0.1966
    item.rowProse 0.211039
     -0.0449
     0.0404
   -0.1186
 named.nav 0
  kin.share 0.0641912
   names.against -2.5
    wordsAfterH1 809.5
     -0.0608
     -0.1058
    around12.links 0.240835
     0.0069
     -0.0668
   named.footer 0
    box.links 0.889476
     0.0770
     -0.0016
    grandparent.place 0.121657
     0.0110
     -0.1032
  near.price 0
   in300.blocks 36.5
    -0.0210
    -0.1242
   in1000.place 0.175617
    -0.0533
    0.0327

parent.perBlock 9.29828
 names.mostAgainst -15.5
  named.nav 0
   named.footer 0
    named.overlay 0
     -0.0246
     -0.1094
    toEnd 112.5
     -0.1194
     -0.0564
   page.prose 0
    names.mostAgainst -23.5
     -0.0683
     0.0224
    names.mostAgainst -17.5
     -0.1219
     -0.0106
  within.nav 0
   group.sentences 0.00439091
    around4.links 0.104201
     0.0238
     -0.0345
    group.sentences 0.090203
     0.1095
     0.0148
   -0.1102
 named.overlay 0
  names.against 0
   names.mostAgainst -15.5
    page.li 64.5
     0.0001
     -0.0603
    page.dates 8.5
     0.0636
     -0.0405
   around4.links 0.372715
    named.footer 0
     0.1579
     0.0152
    names.mostAgainst -13.5
     -0.0409
     0.0591
  -0.1062

grandparent.prose 0.333568
 names.parent -7.5
  within.table 0
   group.perBlock 37.612
    near.price 0
     -0.1139
     -0.0603
    -0.0085
   group.share 0.209881
    -0.0346
    0.0267
  group.share 0.163403
   grandparent.links 0.616975
    names.grandparent -1.5
     -0.0733
     0.0090
    within.main 0
     -0.0950
     -0.0464
   in100.share 0.457579
    kin.first 0.19891
     -0.0628
     0.1053
    item.rowLinks 0.998762
     0.1672
     0.0183
 names.against 0
  names.grandparent -3.5
   names.parent 3.5
    -0.1065
    -0.0245
   group.share 0.0469906
    names.parent -2.5
     -0.0764
     -0.0153
    group.parents 9.5
     0.0040
     0.0906
  names.grandparent 0
   page.h2 30.5
    names.grandparent -8.5
     -0.0593
     0.0871
    in100.prose 0.955346
     0.0407
     -0.1061
   wordsAfterH1 4314.5
    grandparent.words 108.5
     0.0892
     0.1702
    within.main 0
     -0.0780
     0.1025

group.sentences 0.00757619
 level 0
  linkCount 0
   tag 13.5
    names.mostFor 14.5
     -0.0187
     0.0854
    in30.alike 28.5
     -0.0780
     0.0806
   names.mostFor 18.5
    kin.perBlock 4.06168
     -0.1127
     -0.0674
    kin.share 0.0954897
     -0.0299
     0.0873
  parent.share 0.017334
   names.for 0
    parent.share 0.00836903
     -0.0554
     0.0056
    within.section 0
     -0.0220
     0.0593
   in100.perBlock 4.09526
    page.li 64.5
     0.0042
     -0.0284
    in30.place 0.771152
     0.0836
     -0.0048
 within.footer 0
  parent.share 0.0242413
   names.mostFor 13.5
    repeat 0
     0.0177
     -0.0659
    named.header 0
     0.0961
     -0.0373
   repeat 0
    within.dialog 0
     0.1332
     -0.0844
    box.share 0.0015332
     0.0265
     -0.0748
  -0.1213

names.leaning 0
 names.leaning -15.5
  within.article 0
   -0.1131
   copies 39.5
    -0.0558
    0.0186
  in30.alike 15.5
   page.links 0.744323
    outer.rowProse 0.0466549
     -0.0890
     -0.0424
    kin.sentences 0.00682602
     -0.0266
     0.1039
   in300.proseShare 0.126121
    page.words 5472.5
     0.0256
     -0.0428
    0.1033
 outer.rowProse 0
  wordsBefore 0.847619
   group.first 0.0375213
    wordsAfterH1 0
     -0.0946
     0.0420
    copies 1.5
     0.0570
     -0.0161
   in1000.prose 0
    0.0023
    around4.words 14.0556
     -0.0958
     -0.0233
  within.footer 0
   tag 13.5
    named.comment 0
     0.1310
     -0.0278
    kin.sentences 0.00434791
     -0.0356
     0.0441
   -0.1066

names.leaning 0
 names.leaning -15.5
  outer.rowShare 0.695241
   -0.1118
   outer.rowShare 0.894581
    outer.rowShare 0.842864
     -0.0573
     0.0543
    -0.0821
  outer.rowShare 0.235114
   page.li 51.5
    near.price 0
     -0.0556
     0.0375
    page.h2 51.5
     -0.0936
     -0.0105
   page.li 83.5
    grandparent.words 187.5
     0.0018
     0.0931
    outer.alike 22.5
     -0.0607
     0.0098
 outer.rowShare 0.491689
  around12.words 5.16333
   within.nav 0
    item.rowShare 0.0228572
     -0.0399
     0.0133
    -0.1031
   tag 13.5
    heading.words 534.5
     0.0817
     -0.0363
    item.rowShare 0.0228572
     -0.0351
     0.0202
  tag 12.5
   outer.rowShare 0.999652
    digits 0.0771213
     0.1333
     0.0340
    page.words 7278
     0.0841
     -0.0734
   names.leaning 23.5
    page.words 1888.5
     0.0469
     -0.0288
    names.against 0
     -0.0138
     0.1208

names.leaning 0
 names.leaning -15.5
  page.h3 69.5
   page.proseWords 0
    in300.blocks 216.5
     -0.0645
     0.0182
    in300.blocks 36.5
     -0.0375
     -0.1075
   in1000.place 0.00662888
    -0.0394
    0.0820
  grandparent.share 0.827131
   kin.parents 47.5
    page.proseWords 64.5
     0.0195
     -0.0703
    outer.alike 14.5
     -0.0455
     0.0690
   outer.alike 0
    -0.0338
    0.1041
 proseAfter 1.5
  tag 4.5
   page.h3 33.5
    grandparent.share 0.0152411
     0.0261
     0.1224
    in1000.place 0.497517
     0.0886
     -0.0731
   names.leaning 5.5
    in1000.place 0.245057
     0.0140
     -0.0750
    page.dates 43.5
     0.0652
     -0.0239
  outer.rowProse 0
   outer.alike 11.5
    linkCount 0
     -0.0004
     -0.0653
    page.dates 0
     0.1457
     0.0186
   tag 12.5
    names.against -4.5
     -0.0162
     0.0854
    outer.alike 3.5
     0.0521
     -0.0324

parent.perBlock 6.01923
 named.nav 0
  named.footer 0
   group.last 0.984508
    within.aside 0
     -0.0135
     -0.1008
    grandparent.place 0.90842
     0.1045
     -0.0395
   page.nav 14
    page.table 10.5
     -0.0866
     0.0102
    0.0129
  in300.blocks 57.5
   -0.0301
   -0.1059
 box.alike 1.5
  grandparent.place 0.833394
   page.blocks 446
    level-1 0
     0.0199
     0.0896
    group.last 0.781878
     -0.0455
     0.0262
   page.code 1.5
    in300.blocks 36.5
     0.0099
     -0.0680
    0.0463
  named.footer 0
   in100.links 0.828203
    page.blocks 299.5
     0.1235
     0.0657
    page.blocks 180
     0.0186
     -0.0861
   group.last 0.553765
    0.0490
    box.proseShare 0.0215973
     -0.0830
     -0.0118

group.perBlock 5.41422
 in300.place 0.0295754
  in1000.words 513
   linkCount 0
    names.against -7.5
     -0.0468
     0.0574
    group.perBlock 3.89444
     -0.0678
     0.0082
   grandparent.prose 0.199707
    page.p 227.5
     -0.1022
     -0.0221
    in100.links 0.0504811
     0.0372
     -0.0448
  names.against -8.5
   page.p 227.5
    within.heading 0
     -0.0846
     -0.0025
    page.proseWords 64.5
     0.1308
     -0.0338
   linkCount 0
    page.p 7.5
     -0.0619
     0.0208
    in1000.up 3.5
     0.0503
     -0.0629
 repeat 0
  names.against 0
   names.against -15.5
    -0.0763
    page.dates 5.5
     0.0323
     -0.0369
   grandparent.place 0.640856
    named.header 0
     0.0947
     -0.0304
    box.place 0.93207
     0.0354
     -0.0524
  grandparent.alike 2.5
   grandparent.place 0.121657
    grandparent.place 0.0651409
     -0.0194
     0.0239
    page.p 161.5
     -0.0976
     -0.0249
   -0.0091

grandparent.proseShare 0.0372732
 within.nav 0
  named.footer 0
   kin.sentences 0.00434791
    page.h3 50.5
     -0.0360
     0.0462
    page.h3 1.5
     0.0685
     0.0044
   parent.place 0.605414
    page.nav 4.5
     -0.0479
     0.0281
    in300.links 0.899829
     -0.0923
     -0.0028
  page.p 227.5
   -0.1075
   -0.0309
 box.alike 1.5
  page.prices 3.5
   kin.sentences 0
    in30.words 50.5
     0.0147
     -0.0301
    place 0.833012
     0.0746
     -0.0123
   place 0.633282
    in100.place 0.0526894
     -0.0585
     0.0242
    item.links 0.0770837
     -0.0623
     0.0153
  heading.words 534.5
   named.footer 0
    grandparent.proseShare 0.0503664
     0.0096
     0.1084
    within.article 0
     -0.0466
     0.0733
   page.p 102.5
    page.h3 6.5
     0.0719
     -0.0121
    in100.links 0.00818052
     -0.0851
     0.0156

named.nav 0
 repeat 0
  kin.sentences 0.00682602
   in30.place 0.70101
    in30.place 0.027284
     -0.0747
     0.0021
    within.main 0
     -0.0849
     -0.0080
   item.rowShare 0.57305
    within.main 0
     -0.0082
     0.0551
    item.words 253.5
     0.1058
     0.0218
  around40.words 2.39521
   in300.place 0.0128583
    item.rowShare 0.109477
     -0.0490
     0.0003
    in300.place 0.225828
     0.0872
     -0.0003
   index 642.5
    grandparent.blocks 19.5
     -0.0704
     -0.0243
    item.words 10.5
     0.0430
     -0.0602
 after8.words 7.64583
  parent.words 279.5
   copies 33.5
    kin.sentences 0.241131
     -0.1012
     -0.0177
    -0.0085
   -0.0111
  in300.place 0.126993
   around40.links 0.0862379
    -0.0008
    -0.0685
   box.perBlock 4.01282
    proseBefore 2.5
     0.0083
     -0.0316
    0.0609

within.nav 0
 outer.rowShare 0.491689
  around12.links 0.16493
   page.proseWords 1646.5
    repeat 0
     0.0450
     -0.0251
    heading.words 405.5
     -0.0133
     -0.0959
   in100.place 0.01109
    parent.prose 0.999591
     -0.0935
     -0.0074
    page.dates 1.5
     0.0007
     -0.0482
  repeat 0
   index 224.5
    page.dates 29.5
     0.0888
     0.0137
    in1000.links 0.00914523
     -0.0584
     0.0407
   group.last 0.958369
    parent.alike 2.5
     -0.0634
     0.0223
    in300.prose 0.675192
     0.0884
     -0.0231
 page.proseWords 0
  -0.0279
  in300.prose 0.882221
   -0.1056
   -0.0184

names.leaning 0
 names.leaning -15.5
  outer.rowShare 0.842864
   -0.0989
   outer.rowShare 0.894581
    0.0524
    in100.perBlock 1.6968
     0.0387
     -0.0839
  outer.rowShare 0.235114
   in1000.blocks 103.5
    proseBefore 5.5
     0.0241
     -0.0365
    page.h1 8.5
     -0.0768
     0.0097
   page.named.item 0
    group.blocks 16.5
     -0.0342
     0.0349
    in1000.share 0.827131
     -0.0964
     0.0071
 repeat 0
  afterH1 85.5
   afterH1 0
    afterH1 -5614
     0.0541
     -0.0719
    links 0.241902
     0.0963
     0.0203
   within.main 0
    in300.perBlock 35.8083
     -0.0111
     -0.0915
    digits 0.105516
     0.0563
     -0.0355
  group.blocks 58.5
   within.table 0
    group.blocks 16.5
     -0.0698
     -0.0257
    page.table 2.5
     0.0709
     -0.0109
   names.mostAgainst -6.5
    in100.blocks 341.5
     -0.0444
     0.0577
    around4.links 0.0842401
     0.1149
     -0.0085

names.parent -7.5
 page.proseWords 64.5
  in1000.blocks 582
   in1000.blocks 103.5
    0.0421
    words 8.5
     -0.0744
     0.0080
   0.0710
  within.main 0
   page.h1 31.5
    item.rowProse 0.968887
     -0.0974
     -0.0082
    -0.0013
   item.rowProse 0.929567
    level-1 0
     -0.0573
     0.0025
    0.0330
 grandparent.proseShare 0.0372732
  wordsAfterH1 1885.5
   in100.place 0.0351673
    wordsAfterH1 0
     -0.0860
     -0.0165
    repeat 0
     0.0235
     -0.0312
   group.blocks 318
    page.code 3.5
     -0.0754
     0.0175
    within.main 0
     -0.0515
     0.1014
  group.blocks 5.5
   wordsAfterH1 809.5
    parent.links 0.100228
     0.0449
     -0.0387
    words-1 4.5
     -0.0721
     -0.0052
   in1000.proseShare 0.820619
    within.main 0
     -0.0405
     0.0462
    grandparent.share 0.14037
     0.0569
     0.0990

parent.links 0.500579
 named.overlay 0
  repeat 0
   group.first 0.71299
    heading.comments 0
     0.0521
     -0.0797
    words1 3.5
     -0.0561
     0.0118
   group.parents 30.5
    within.table 0
     -0.0573
     0.0334
    parent.blocks 1.5
     -0.0337
     0.0598
  digits 0.225176
   in1000.words 1004.5
    -0.0297
    -0.1013
   -0.0075
 group.parents 14.5
  kin.perBlock 4.06168
   page.h3 69.5
    words1 8.5
     -0.0907
     -0.0336
    -0.0017
   parent.blocks 57.5
    within.section 0
     -0.0567
     -0.0031
    0.0474
  group.first 0.0375213
   within.table 0
    names.for 9.5
     -0.0901
     -0.0042
    0.0465
   in1000.perBlock 2.853
    in1000.up 11.5
     0.0839
     -0.0282
    within.list 0
     0.0139
     -0.0407

around12.words 7.02
 page.proseWords 171.5
  in1000.share 0.921637
   in300.links 0.416107
    around12.words 3.60435
     -0.0393
     0.0167
    kin.blocks 36.5
     0.0111
     0.1241
   kin.perBlock 4.06168
    item.words 2.5
     -0.0611
     0.0014
    kin.blocks 3.5
     -0.0058
     0.0634
  outer.alike 14.5
   around12.words 4.72111
    in300.links 0.0943967
     -0.0313
     -0.0871
    group.first 0.552206
     -0.0038
     -0.0597
   page.nav 3.5
    page.nav 1.5
     0.0017
     -0.0671
    page.h2 9.5
     0.1174
     -0.0122
 within.dialog 0
  kin.blocks 8.5
   kin.blocks 2.5
    page.li 22.5
     0.0049
     -0.0527
    named.review 0
     0.0179
     -0.0697
   named.comment 0
    copies 1.5
     0.0672
     -0.0035
    page.proseWords 987
     0.0116
     -0.0935
  -0.1006

names.parent -7.5
 outer.rowProse 0.817551
  page.li 0
   parent.blocks 2.5
    0.0357
    -0.0310
   within.article 0
    commas 0.336879
     -0.0837
     -0.0002
    group.share 0.209881
     -0.0643
     0.0681
  outer.rowProse 0.935769
   group.share 0.0693315
    parent.proseShare 0
     -0.0232
     0.0078
    0.0574
   -0.0308
 group.share 0.038587
  around4.links 0.0842401
   in100.proseShare 0.0891532
    outer.alike 11.5
     -0.0463
     0.0127
    within.dialog 0
     0.0262
     -0.0646
   page.article 0
    around4.links 0.501397
     -0.0120
     -0.0486
    outer.rowProse 0
     -0.0786
     -0.0306
  page.isProduct 0
   within.dialog 0
    around4.links 0.579091
     0.0635
     -0.0011
    -0.0933
   in100.proseShare 0.364732
    within.article 0
     -0.0752
     -0.0089
    in100.prose 0.934254
     0.0438
     -0.0335

names.grandparent 0
 level-1 0
  names.grandparent -12.5
   names.parent 7.5
    outer.rowShare 0.765371
     -0.0943
     -0.0477
    -0.0018
   page.links 0.744323
    afterH1 85.5
     -0.0344
     -0.0706
    afterH1 0
     -0.0389
     0.1054
  names.grandparent -8.5
   tag 3.5
    -0.0014
    -0.0534
   page.table 0
    page.dates 15.5
     0.0706
     -0.0154
    -0.0365
 grandparent.share 0.0509759
  outer.links 0.532507
   in1000.links 0.00914523
    in100.proseShare 0.781953
     -0.0795
     0.0746
    group.blocks 5.5
     -0.0224
     0.0382
   page.links 0.673929
    in100.blocks 25.5
     -0.0061
     -0.0706
    within.section 0
     -0.0272
     0.0683
  tag 10.5
   place 0.898765
    in100.proseShare 0.0891532
     0.0315
     0.0820
    page.links 0.350309
     -0.0537
     0.0144
   group.blocks 8.5
    tag 11.5
     0.0200
     -0.0464
    names.parent -2.5
     -0.0294
     0.0533

group.share 0.0693315
 in30.links 0.571607
  within.footer 0
   wordsAfterH1 2184.5
    afterH1 0
     -0.0423
     0.0103
    outer.rowProse 0.799537
     -0.0718
     0.0208
   named.header 0
    -0.0952
    -0.0027
  in1000.place 0.0327933
   outer.alike 30.5
    wordLength 2.02083
     0.0094
     -0.0785
    outer.rowShare 0.999652
     0.0284
     -0.0244
   afterH1 27.5
    in30.blocks 34.5
     0.0226
     -0.0270
    in1000.links 0.755484
     -0.0598
     0.0154
 outer.rowShare 0.491689
  item.rowLinks 0.64572
   afterH1 64.5
    afterH1 0
     -0.0127
     0.0770
    around40.sentences 0.0594521
     0.0068
     -0.0518
   in1000.place 0.497517
    in300.up 3.5
     0.0023
     -0.0746
    0.0440
  named.footer 0
   page.blocks 299.5
    around40.sentences 0.0336744
     0.0280
     0.0910
    in300.perBlock 28.8848
     0.0483
     -0.0334
   in1000.links 0.0202336
    -0.0921
    depth 14.5
     0.0249
     -0.0552

capitals 0.231327
 in300.share 0.51893
  within.article 0
   in100.proseShare 0.0652755
    outer.links 0.00808084
     -0.0671
     -0.0270
    page.form 2.5
     0.0277
     -0.0285
   heading.comments 0
    within.form 0
     0.0725
     -0.0295
    -0.0462
  grandparent.share 0.0677528
   page.form 0
    box.place 0.898624
     0.0836
     -0.0156
    in300.share 0.77672
     0.0453
     -0.0214
   box.perBlock 11.0176
    in100.place 0.0214619
     -0.0271
     0.0336
    box.place 0.865277
     0.0994
     0.0244
 within.main 0
  within.table 0
   within.article 0
    page.li 83.5
     -0.0345
     -0.0770
    outer.alike 9.5
     -0.0064
     0.0522
   page.li 153.5
    0.0830
    -0.0159
  page.form 0
   wordsBefore 0.883726
    named.side 0
     0.0761
     -0.0092
    -0.0157
   page.form 6.5
    wordsBefore 0.717548
     0.0106
     -0.0353
    index 207.5
     -0.0080
     -0.0817

within.nav 0
 named.overlay 0
  tag 13.5
   repeat 0
    afterH1 85.5
     0.0552
     0.0092
    parent.alike 1.5
     -0.0401
     0.0345
   page.links 0.461158
    page.p 0
     0.0514
     -0.0364
    kin.first 0.224367
     -0.0311
     0.0392
  afterH1 -5614
   kin.first 0.0916183
    0.0714
    -0.0495
   kin.first 0.0151679
    -0.0101
    -0.0943
 named.toc 0
  page.p 227.5
   page.p 0
    -0.0044
    -0.0998
   -0.0143
  after8.words 4.3875
   -0.0423
   in100.perBlock 9.31181
    -0.0011
    0.0222

names.grandparent 0
 page.form 2.5
  within.main 0
   near.price 0
    within.article 0
     -0.0705
     0.0139
    in100.place 0.165649
     -0.0242
     0.1059
   page.form 0
    in300.words 469.5
     -0.0031
     0.0754
    kin.share 0.0641912
     -0.0387
     0.0274
  within.heading 0
   parent.proseShare 0.849105
    kin.sentences 0.352541
     -0.0817
     -0.0068
    0.0161
   within.article 0
    parent.proseShare 0.0111985
     -0.0547
     0.0203
    heading.words 319.5
     0.0439
     -0.0078
 within.footer 0
  kin.share 0.0223307
   level 1.5
    within.table 0
     -0.0370
     0.0366
    page.form 3.5
     0.0388
     -0.0211
   in100.proseShare 0.0891532
    outer.alike 34.5
     0.0007
     0.0901
    group.blocks 24.5
     0.0298
     0.0782
  -0.1071

within.nav 0
 names.parent 0
  within.heading 0
   in1000.links 0.654788
    level-1 0
     -0.0559
     0.0042
    depth 7.5
     -0.0505
     0.0556
   names.parent -7.5
    page.words 1141
     0.0175
     -0.0290
    depth 19.5
     0.0539
     -0.0208
  kin.share 0.147323
   wordsAfterH1 809.5
    within.button 0
     0.0256
     -0.0609
    page.code 11.5
     -0.0314
     0.0474
   heading.words 732.5
    repeat 0
     0.0546
     -0.0186
    page.words 3043
     0.0375
     -0.0659
 in100.prose 0.858123
  page.code 53
   -0.0913
   page.code 70.5
    0.0015
    -0.0048
  page.code 15.5
   -0.0097
   0.0057

named.nav 0
 wordsBefore 0.717548
  repeat 0
   within.dialog 0
    group.sentences 0.00439091
     0.0056
     0.0450
    -0.0801
   group.blocks 86.5
    around40.words 2.39521
     0.0436
     -0.0464
    in1000.place 0.0327933
     -0.0413
     0.0439
  group.first 0.500379
   within.aside 0
    group.blocks 35.5
     -0.0121
     0.0311
    -0.0633
   in1000.place 0.432512
    in100.blocks 15.5
     -0.0130
     -0.0721
    page.noscript 2.5
     0.0027
     -0.0709
 in1000.place 0.0800844
  box.prose 0.793611
   grandparent.words 2.5
    around40.words 1.7785
     0.0255
     -0.0437
    page.h2 69
     -0.0890
     -0.0004
   group.first 0.237553
    -0.0349
    0.0166
  grandparent.words 24.5
   copies 25.5
    group.sentences 0.0517747
     -0.0544
     -0.0049
    0.0063
   in1000.perBlock 6.37647
    in1000.perBlock 4.14185
     -0.0027
     -0.0352
    group.sentences 0.0117879
     -0.0017
     0.0644

within.nav 0
 named.overlay 0
  kin.share 0.275583
   near.date 0
    kin.share 0.0111214
     -0.0226
     0.0157
    in1000.prose 0.225881
     0.0138
     -0.0503
   named.comment 0
    kin.sentences 0.133631
     0.0510
     -0.0436
    page.links 0.188764
     -0.0883
     0.0106
  in30.alike 9.5
   parent.place 0.231584
    parent.place 0.200152
     -0.0334
     -0.0024
    -0.0882
   0.0256
 in300.perBlock 18.8772
  page.p 227.5
   page.p 0
    in100.words 568.5
     -0.0078
     0.0058
    named.toc 0
     -0.0956
     -0.0238
   in100.words 317.5
    -0.0236
    0.0137
  grandparent.perBlock 4.28654
   -0.0184
   0.0275

names.mostAgainst -15.5
 within.nav 0
  grandparent.proseShare 0.792464
   box.place 0.898624
    page.form 4.5
     -0.0083
     -0.0544
    in100.links 0.944781
     -0.0859
     0.0070
   item.rowShare 0.00576473
    names.mostAgainst -17.5
     -0.0301
     0.0088
    around12.sentences 0.0384833
     -0.0133
     0.0677
  group.parents 148.5
   linkCount 14.5
    in100.prose 0.858123
     -0.0873
     -0.0024
    0.0004
   grandparent.perBlock 2.004
    0.0044
    -0.0125
 page.form 3.5
  page.section 32.5
   within.nav 0
    heading.words 732.5
     0.0430
     -0.0074
    before8.words 10.7917
     -0.0738
     -0.0037
   in300.share 0.51893
    in100.prose 0.602913
     0.0062
     -0.0983
    around4.words 5.05556
     -0.0288
     0.0557
  afterH1 140.5
   page.li 304.5
    group.last 0.724607
     -0.0061
     0.0462
    in300.share 0.51893
     -0.0731
     -0.0075
   parent.place 0.885433
    page.nav 1.5
     -0.0134
     -0.0956
    0.0211

names.leaning 0
 page.prose 0.161539
  group.parents 18.5
   outer.words 234.5
    page.blocks 190.5
     0.0099
     -0.0606
    in300.share 0.962423
     0.0665
     -0.0304
   page.article 4.5
    names.leaning -54.5
     -0.0427
     0.0742
    -0.0604
  page.form 0
   box.links 0.143223
    in300.proseShare 0.62393
     -0.0171
     0.0688
    -0.0469
   page.article 40.5
    in1000.alike 6.5
     -0.0761
     0.0265
    page.prose 0.257766
     0.1041
     -0.0439
 page.form 4.5
  names.leaning 15.5
   page.prose 0.643645
    page.named.product 0
     0.0312
     -0.0252
    index 334.5
     -0.0051
     -0.0836
   grandparent.place 0.449373
    box.links 0.125509
     0.0716
     0.0168
    group.parents 25.5
     0.0131
     0.0801
  page.blocks 331.5
   names.leaning 9.5
    -0.0273
    kin.first 0.0916183
     -0.0139
     0.0698
   page.form 38.5
    afterH1 158.5
     -0.0233
     -0.0815
    0.0569

within.nav 0
 within.footer 0
  within.hidden 0
   names.against 0
    page.links 0.673929
     -0.0216
     0.0641
    copies 1.5
     0.0343
     -0.0060
   outer.words 472.5
    in100.place 0.863289
     -0.0756
     0.0017
    named.action 0
     0.0396
     -0.0529
  page.proseWords 0
   0.0303
   named.header 0
    -0.1037
    -0.0080
 page.proseWords 0
  within.link 0
   -0.0266
   0.0454
  in1000.perBlock 19.8696
   linkCount 14.5
    -0.0894
    0.0005
   -0.0154

names.grandparent 0
 names.grandparent -10.5
  page.prices 111.5
   page.nav 4.5
    within.main 0
     -0.0873
     -0.0428
    in1000.proseShare 0
     0.0556
     -0.0462
   0.0280
  named.comment 0
   tag 3.5
    item.rowShare 0.0228572
     -0.0198
     0.0484
    within.heading 0
     -0.0437
     0.0226
   -0.0966
 page.isProduct 0
  wordsBefore 0.76312
   within.nav 0
    tag 19.5
     0.0383
     -0.0450
    in300.perBlock 10.537
     -0.0701
     0.0096
   around12.links 0.111916
    within.main 0
     -0.0216
     0.0290
    in1000.proseShare 0.93403
     0.0089
     -0.0639
  in1000.proseShare 0.926301
   in300.words 420.5
    -0.0004
    index 91.5
     -0.0251
     -0.0855
   page.prices 0
    in1000.alike 2.5
     0.0695
     -0.0219
    around12.words 16.1267
     -0.0398
     0.0417

page.form 4.5
 wordsBefore 0.883726
  around12.links 0.718378
   page.form 0
    in300.perBlock 5.19419
     -0.0018
     0.0609
    item.words 121.5
     0.0143
     -0.0354
   page.prose 0.214019
    kin.last 0.678308
     -0.0409
     0.0266
    in300.words 2595
     -0.0714
     0.0229
  around12.links 0.0927213
   page.form 1.5
    kin.blocks 52.5
     -0.0032
     0.0408
    parent.proseShare 0.46615
     -0.0544
     0.0006
   index 467.5
    in30.alike 6.5
     -0.0721
     0.0031
    wordsBefore 0.916152
     0.0293
     -0.0329
 in30.alike 25.5
  in300.words 2132.5
   grandparent.perBlock 5.40313
    page.prose 0.0621686
     0.0146
     -0.0675
    grandparent.alike 1.5
     -0.0208
     0.0438
   in300.words 5578
    grandparent.proseShare 0.925657
     -0.0977
     0.0006
    in30.alike 1.5
     -0.0282
     0.0369
  in100.blocks 274.5
   0.0117
   0.0722

names.leaning 9.5
 names.leaning -15.5
  within.link 0
   in300.place 0.126993
    page.dates 0
     -0.0339
     -0.0870
    page.form 0
     0.0189
     -0.0596
   in1000.prose 0.0517462
    0.0717
    in30.blocks 3.5
     0.0152
     -0.0497
  in1000.prose 0.430551
   in300.place 0.302282
    in300.place 0.148342
     0.0026
     -0.0422
    kin.parents 6.5
     -0.0310
     0.0442
   page.form 0
    in30.links 0.571607
     0.0408
     -0.0415
    before8.words 7.53571
     -0.0680
     -0.0295
 named.review 0
  named.overlay 0
   grandparent.links 0.133512
    page.form 6.5
     0.0475
     -0.0106
    within.table 0
     -0.0016
     0.0945
   -0.0660
  in300.place 0.225828
   -0.0040
   page.dates 9.5
    -0.0841
    -0.0193

names.leaning 0
 page.p 195.5
  names.leaning -21.5
   page.p 0
    names.mostAgainst -21.5
     -0.0130
     0.0303
    names.mostAgainst -17.5
     -0.0847
     -0.0154
   page.li 83.5
    in1000.place 0.0594608
     -0.0186
     0.0360
    in1000.prose 0.171014
     -0.0130
     -0.0646
  in1000.prose 0.495418
   afterH1 -123.5
    group.last 0.412142
     -0.0004
     -0.0085
    wordsBefore 0.157745
     0.0101
     0.1181
   group.last 0.984508
    outer.words 1040.5
     -0.0551
     0.0036
    0.0207
 named.review 0
  within.aside 0
   wordsBefore 0.717548
    group.last 0.781878
     0.0155
     0.0497
    in1000.prose 0.171014
     0.0528
     -0.0144
   grandparent.prose 0.827657
    wordsBefore 0.0577848
     -0.0017
     -0.0943
    -0.0034
  page.li 28.5
   0.0292
   wordsBefore 0.296679
    0.0012
    page.p 18.5
     -0.0192
     -0.0982

within.header 0
 named.overlay 0
  repeat 0
   named.comment 0
    item.words 3.5
     -0.0091
     0.0227
    page.words 2826
     -0.0072
     -0.0922
   page.article 4.5
    in1000.proseShare 0.430059
     0.0295
     -0.0258
    names.mostFor 17.5
     -0.0767
     -0.0036
  in1000.proseShare 0
   heading.distance 330.5
    -0.0057
    0.0407
   group.last 0.510684
    outer.rowLinks 0.0540193
     -0.0318
     0.0275
    -0.0854
 page.article 15.5
  grandparent.perBlock 1.00909
   page.nav 4.5
    -0.0171
    0.0159
   page.nav 18.5
    page.blocks 89.5
     -0.0109
     -0.0812
    -0.0001
  group.last 0.754076
   in100.prose 0.526569
    -0.0479
    item.alike 7.5
     -0.0070
     0.0148
   page.links 0.239186
    0.0005
    0.0337

within.footer 0
 within.header 0
  within.aside 0
   repeat 0
    page.isProduct 0
     0.0236
     -0.0171
    box.share 0.00189979
     -0.0055
     -0.0515
   named.overlay 0
    words-1 23.5
     -0.0886
     -0.0031
    0.0012
  item.rowShare 0.410099
   grandparent.blocks 1.5
    in100.place 0.670456
     -0.0255
     0.0236
    names.grandparent 11.5
     -0.0852
     -0.0071
   commas 0.0213335
    item.rowShare 0.57305
     0.0018
     -0.0190
    0.0409
 copies 9.5
  named.header 0
   -0.0969
   -0.0052
  0.0016

within.footer 0
 tag 13.5
  heading.distance 38.5
   afterH1 0
    afterH1 -5614
     0.0186
     -0.0658
    afterH1 85.5
     0.0515
     0.0111
   tag 6.5
    names.grandparent 0
     -0.0729
     -0.0068
    in300.words 332.5
     -0.0626
     0.0172
  tag 19.5
   in100.blocks 36.5
    outer.rowAverage 122.308
     -0.0165
     -0.0535
    names.against -15.5
     -0.0548
     0.0074
   group.sentences 0.0517747
    in1000.place 0.644552
     -0.0686
     -0.0056
    group.first 0.368624
     -0.0297
     0.0319
 in1000.blocks 582
  page.nav 6.5
   -0.1001
   within.article 0
    -0.0171
    0.0212
  page.nav 4.5
   -0.0339
   grandparent.perBlock 2.17991
    0.0390
    0.0003

names.leaning 0
 page.li 83.5
  in300.place 0.0295754
   page.links 0.673929
    in300.up 18.5
     -0.0626
     0.0143
    page.li 51.5
     -0.0250
     0.0646
   names.leaning -32.5
    after8.words 9.64583
     -0.0495
     0.0022
    words-1 2.5
     -0.0038
     0.0461
  page.links 0.374225
   grandparent.share 0.263018
    around40.sentences 0.0879775
     -0.0757
     -0.0315
    in300.links 0.082671
     0.0250
     -0.0238
   linkCount 0
    around12.sentences 0.0614668
     0.0523
     -0.0284
    kin.sentences 0.114455
     -0.0694
     0.0293
 within.footer 0
  tag 13.5
   around12.sentences 0.0847586
    wordsAfterH1 809.5
     0.0479
     0.0152
    outer.links 0.0286983
     -0.0483
     0.0056
   in30.proseShare 0.128612
    kin.sentences 0
     -0.0199
     0.0199
    in300.up 6.5
     -0.0721
     0.0180
  wordsAfterH1 58.5
   -0.0098
   -0.0891

group.share 0.270194
 page.form 0
  around12.words 4.72111
   around12.words 1.52087
    item.words 1.5
     -0.0126
     0.0604
    page.nav 6.5
     -0.0399
     0.0280
   group.first 0.828981
    page.named.article 0
     0.0545
     -0.0059
    grandparent.words 18.5
     0.0119
     -0.0550
  names.parent -11.5
   page.links 0.530261
    named.toc 0
     -0.0742
     -0.0012
    in1000.perBlock 3.29681
     0.0119
     -0.0466
   page.isProduct 0
    page.form 4.5
     0.0041
     -0.0323
    in100.proseShare 0.124611
     -0.0653
     -0.0152
 grandparent.links 0.965665
  grandparent.links 0.0169719
   page.isProduct 0
    in100.proseShare 0.144918
     -0.0150
     0.0378
    -0.0836
   digits 0.0407192
    named.nav 0
     0.0661
     -0.0132
    in100.blocks 274.5
     -0.0130
     0.0512
  page.links 0.744323
   group.first 0.368624
    outer.rowProse 0.0466549
     -0.0839
     -0.0035
    0.0087
   heading.distance 8.5
    0.0532
    -0.0058

in100.place 0.0214619
 names.mostAgainst -6.5
  parent.blocks 100.5
   page.h1 11.5
    page.h3 58.5
     -0.0721
     -0.0023
    in1000.up 11.5
     -0.0014
     0.0141
   within.article 0
    -0.0200
    0.0441
  commas 0.0323628
   in30.perBlock 2.33509
    box.place 0.767057
     0.0207
     -0.0081
    index 100.5
     -0.0369
     -0.0010
   0.0298
 within.aside 0
  names.mostAgainst -15.5
   within.hidden 0
    box.place 0.898624
     0.0001
     -0.0551
    grandparent.words 2438.5
     -0.0669
     0.0120
   named.review 0
    in1000.up 16.5
     0.0231
     -0.0350
    item.rowLinks 0
     0.0081
     -0.0774
  names.mostAgainst -23.5
   names.against -5.5
    0.0107
    -0.0135
   grandparent.perBlock 28.4722
    box.place 0.167411
     -0.0032
     -0.0943
    -0.0018

within.header 0
 page.dates 11.5
  page.isProduct 0
   named.footer 0
    in1000.share 0.28439
     -0.0376
     0.0227
    group.last 0.724607
     0.0023
     -0.0522
   in1000.share 0.556406
    group.last 0.463467
     0.0241
     -0.0832
    in30.links 0
     0.0210
     -0.0342
  grandparent.share 0.263018
   kin.sentences 0.00434791
    page.section 10.5
     -0.0630
     -0.0125
    kin.last 0.925959
     -0.0038
     -0.0498
   box.alike 1.5
    item.alike 40.5
     -0.0408
     0.0183
    item.alike 4.5
     0.0050
     0.0811
 item.rowShare 0.410099
  within.details 0
   in300.perBlock 8.30342
    box.blocks 6.5
     -0.0824
     -0.0028
    page.dates 1.5
     0.0087
     -0.0346
   in100.perBlock 1.6968
    0.0231
    -0.0120
  item.alike 11.5
   parent.links 0.200136
    0.0132
    -0.0318
   before8.links 0.230963
    0.0325
    -0.0017

within.dialog 0
 page.form 0
  proseAfter 58.5
   page.section 21.5
    heading.related 0
     0.0513
     -0.0557
    item.links 0.0162662
     -0.0538
     0.0052
   page.words 679
    grandparent.links 0.281651
     -0.0143
     0.0514
    outer.rowAverage 400.267
     -0.0481
     0.0308
  wordsAfterH1 1633.5
   wordsAfterH1 0
    wordsAfterH1 -52725
     0.0007
     -0.0650
    grandparent.links 0.0436711
     0.0261
     -0.0044
   grandparent.words 2438.5
    page.links 0.350309
     -0.0612
     0.0204
    outer.rowLinks 0.0081592
     -0.0268
     0.0536
 page.words 812
  -0.0092
  -0.0883

in100.place 0.0214619
 page.nav 0
  around12.links 0.16493
   kin.last 0.236523
    -0.0101
    names.mostFor 11.5
     0.0450
     0.0015
   in100.place 0.01109
    names.grandparent 8.5
     -0.0479
     0.0028
    sentences 0.0639149
     -0.0060
     0.0154
  level 0
   names.mostFor 21.5
    sentences 0.336879
     -0.0719
     0.0131
    0.0252
   kin.last 0.715337
    around12.links 0.523974
     0.0298
     -0.0094
    page.nav 3.5
     -0.0249
     0.0010
 page.proseWords 0
  in1000.perBlock 2.853
   0.1255
   in1000.blocks 114.5
    0.0352
    kin.parents 10.5
     -0.0048
     -0.0343
  names.grandparent -8.5
   within.section 0
    names.mostFor 19.5
     -0.0609
     0.0132
    page.proseWords 118.5
     0.0716
     -0.0181
   page.proseWords 1646.5
    around12.links 0.0606265
     0.0356
     0.0027
    grandparent.share 0.827131
     -0.0178
     0.0431

within.nav 0
 group.share 0.0469906
  page.article 0
   page.proseWords 1646.5
    page.h2 15.5
     -0.0022
     0.0492
    afterH1 85.5
     -0.0057
     -0.0460
   page.article 18.5
    page.code 1.5
     -0.0552
     0.0331
    in1000.blocks 219.5
     0.0336
     -0.0201
  group.first 0.71299
   repeat 0
    afterH1 54.5
     0.0448
     0.0117
    box.words 3.5
     0.0294
     -0.0487
   kin.sentences 0.0662197
    group.first 0.883101
     0.0222
     -0.0627
    outer.rowShare 0.10048
     0.0014
     -0.0863
 outer.rowShare 0.999652
  in300.words 3615
   page.code 53
    in1000.blocks 89.5
     -0.0052
     -0.0781
    0.0063
   box.words 4.5
    -0.0203
    0.0177
  in100.share 0.162333
   -0.0148
   in100.share 0.308019
    0.0234
    page.proseWords 171.5
     -0.0147
     0.0133

names.leaning 9.5
 page.prose 0.289307
  names.leaning -4.5
   page.p 195.5
    page.p 2.5
     0.0618
     -0.0508
    page.links 0.673929
     0.1345
     0.0208
   page.proseBlocks 16.5
    page.p 48.5
     0.0293
     -0.0326
    around12.links 0.657596
     0.0882
     -0.0363
  page.li 211.5
   item.alike 40.5
    page.proseWords 2007.5
     -0.0182
     -0.0527
    0.0540
   page.nav 7.5
    page.p 2.5
     0.0199
     -0.0729
    0.0093
 page.isProduct 0
  group.blocks 27.5
   wordsAfterH1 937.5
    in30.words 157.5
     0.0318
     -0.0054
    page.proseBlocks 52.5
     -0.0327
     0.0236
   named.hidden 0
    group.blocks 198.5
     0.0397
     0.1008
    grandparent.proseShare 0.00792801
     -0.0728
     0.0239
  page.nav 3.5
   page.named.product 0
    page.proseBlocks 16.5
     -0.0122
     0.0527
    page.li 106.5
     -0.0644
     0.0217
   group.blocks 1.5
    -0.0049
    -0.0739

wordsBefore 0.66948
 within.header 0
  repeat 0
   in1000.share 0.432045
    in100.perBlock 3.70031
     -0.0724
     -0.0109
    named.comment 0
     0.0271
     -0.0504
   in100.prose 0.304427
    in30.links 0.571607
     0.0295
     -0.0297
    page.code 17.5
     -0.0503
     0.0185
  item.rowProse 0.443117
   page.proseBlocks 0
    0.0161
    page.dates 68.5
     -0.0666
     0.0059
   0.0150
 outer.rowShare 0.491689
  in1000.prose 0.225881
   around12.words 5.16333
    in100.blocks 63.5
     0.0188
     -0.0338
    in30.words 58.5
     0.0040
     0.0732
   in300.place 0.679057
    heading.words 0
     -0.0010
     -0.0721
    outer.rowAverage 68.2083
     -0.0391
     0.0082
  item.rowAverage 48.1383
   in300.place 0.0295754
    outer.rowAverage 43.725
     0.0321
     -0.0377
    links 0.0231222
     0.0477
     0.0088
   outer.rowAverage 164.092
    page.proseBlocks 14.5
     -0.0146
     0.0297
    outer.rowShare 0.947773
     -0.0098
     -0.0643

within.footer 0
 page.form 4.5
  group.blocks 6.5
   box.links 0.0364745
    wordsBefore 0.717548
     0.0169
     -0.0278
    page.form 0
     -0.0031
     -0.0484
   in300.proseShare 0.482203
    page.named.product 0
     0.0080
     -0.0445
    in30.links 0.0230825
     0.0513
     0.0147
  parent.share 0.014874
   page.form 38.5
    page.words 3043
     -0.0369
     -0.0774
    names.grandparent 0
     -0.0456
     0.0508
   names.grandparent 3.5
    around4.sentences 0.0449558
     0.0232
     -0.0470
    names.grandparent 12.5
     0.0452
     -0.0210
 proseBefore 199.5
  -0.0917
  names.for 8.5
   -0.0210
   0.0476

names.leaning -4.5
 page.form 2.5
  in1000.place 0.0417693
   in1000.prose 0.0517462
    outer.words 332.5
     -0.0379
     0.0626
    grandparent.share 0.263018
     -0.0547
     0.0222
   in1000.place 0.551521
    within.form 0
     0.0552
     -0.0321
    -0.0571
  group.sentences 0.402703
   in30.share 0.699682
    -0.0644
    in30.share 0.882452
     0.0072
     -0.0167
   0.0267
 named.comment 0
  named.review 0
   heading.related 0
    group.sentences 0.00439091
     -0.0016
     0.0189
    in1000.place 0.551521
     -0.0631
     0.0592
   outer.words 85.5
    around4.sentences 0.0715085
     0.0062
     -0.0368
    -0.0830
  outer.words 1040.5
   around12.words 7.02
    grandparent.links 0.00736197
     0.0195
     -0.0219
    named.footer 0
     -0.0935
     -0.0189
   0.0266

in300.links 0.00797243
 page.words 3043
  in30.share 0.07056
   around4.sentences 0.0555942
    named.tags 0
     0.0692
     -0.0130
    in300.words 1118.5
     -0.0290
     0.0439
   in300.place 0.0895255
    page.proseWords 1066.5
     0.0520
     0.0030
    names.for 3.5
     -0.0008
     -0.0882
  page.h3 50.5
   page.proseWords 2518
    -0.1083
    kin.links 0.0290645
     -0.0530
     0.0337
   0.0390
 linkCount 0
  named.forum 0
   tag 19.5
    in300.links 0.0515923
     0.0432
     0.0168
    names.for 6.5
     -0.0459
     0.0217
   grandparent.perBlock 37.45
    page.words 4918.5
     -0.0525
     0.0162
    0.0306
  group.parents 18.5
   box.perBlock 33.25
    grandparent.words 2438.5
     -0.0481
     0.0192
    group.sentences 0.0659703
     0.0343
     -0.0298
   within.nav 0
    group.sentences 0
     -0.0130
     0.0471
    proseBefore 7.5
     0.0033
     -0.0670

within.nav 0
 wordsBefore 0.76312
  page.isProduct 0
   group.share 0.0142914
    in100.words 170.5
     0.0218
     -0.0222
    named.comment 0
     0.0247
     -0.0435
   page.named.item 0
    wordsAfterH1 589.5
     0.0282
     -0.0471
    in300.place 0.758871
     -0.0632
     0.0499
  group.blocks 39.5
   names.mostAgainst -17.5
    group.share 0.523543
     -0.0687
     0.0109
    outer.alike 5.5
     -0.0383
     0.0043
   outer.alike 34.5
    in1000.perBlock 12.9991
     0.0209
     -0.0394
    kin.last 0.892249
     -0.0070
     0.0719
 in1000.perBlock 10.277
  within.details 0
   in100.share 0.999878
    digits 0.430053
     -0.0750
     0.0014
    wordsBefore 0.190272
     0.0037
     -0.0104
   wordsBefore 0.337726
    wordsBefore 0.157745
     -0.0173
     0.0324
    -0.0291
  box.perBlock 4.01282
   in100.words 4746.5
    -0.0358
    0.0006
   wordsBefore 0.224372
    box.perBlock 12.0192
     0.0430
     -0.0042
    -0.0090

depth 25.5
 within.dialog 0
  repeat 0
   wordsBefore 0.717548
    kin.share 0.00501449
     -0.0212
     0.0205
    in1000.prose 0.171014
     0.0324
     -0.0202
   words 2.5
    in30.links 0.571607
     0.0202
     -0.0290
    page.p 0
     0.0245
     -0.0476
  parent.alike 6.5
   -0.0803
   -0.0029
 page.dates 8.5
  kin.first 0.113347
   in1000.blocks 186.5
    0.0118
    index 120.5
     -0.0006
     -0.0282
   in100.links 0.074018
    -0.0988
    in100.links 0.14607
     0.0056
     -0.0272
  index 100.5
   0.0163
   page.h3 50.5
    -0.0218
    -0.0021

within.dialog 0
 in30.alike 30.5
  named.side 0
   item.words 121.5
    in300.up 13.5
     0.0066
     -0.0495
    item.links 0.129092
     -0.0399
     0.0121
   within.table 0
    in30.links 0.0831741
     -0.0072
     -0.0571
    0.0499
  in300.up 4.5
   within.list 0
    page.pre 44
     0.0781
     0.0045
    -0.0126
   -0.0204
 in30.perBlock 1.68599
  -0.0047
  -0.0815

within.footer 0
 within.nav 0
  named.related 0
   heading.reviews 0
    commas 0.0366413
     0.0021
     0.0254
    in100.blocks 107.5
     -0.0613
     0.0122
   kin.parents 53.5
    page.words 513
     0.0065
     -0.0742
    0.0164
  page.proseBlocks 0
   page.nav 4.5
    -0.0144
    0.0264
   in100.share 0.548678
    page.nav 11
     -0.0719
     0.0033
    box.words 4.5
     -0.0326
     0.0273
 page.proseBlocks 0
  0.0234
  page.nav 6.5
   -0.0914
   page.nav 7.5
    0.0100
    page.section 81.5
     -0.0133
     0.0029

within.aside 0
 within.nav 0
  wordLength 5.20389
   in1000.up 18.5
    page.proseWords 171.5
     0.0249
     -0.0071
    within.list 0
     -0.0794
     0.0100
   around40.sentences 0.0703149
    page.proseWords 1790
     0.0324
     -0.0015
    within.list 0
     -0.0264
     0.0122
  page.proseWords 0
   index 100.5
    -0.0148
    0.0347
   words 4.5
    in30.up 11.5
     -0.0741
     0.0012
    in100.share 0.142453
     -0.0322
     0.0192
 grandparent.prose 0.827657
  -0.0868
  0.0013

within.footer 0
 depth 25.5
  within.dialog 0
   group.sentences 0.0747078
    group.sentences 0.00439091
     -0.0040
     0.0250
    within.table 0
     -0.0170
     0.0485
   digits 0.430053
    -0.0796
    -0.0036
  in1000.blocks 114.5
   kin.first 0.224367
    0.0301
    -0.0343
   outer.rowAverage 20.06
    -0.0147
    -0.0791
 page.proseWords 0
  0.0280
  named.header 0
   -0.0896
   0.0081

within.footer 0
 group.share 0.372404
  page.dates 11.5
   wordLength 4.99704
    page.code 61
     -0.0105
     0.0629
    within.nav 0
     0.0199
     -0.0427
   names.mostFor 19.5
    in1000.share 0.730391
     -0.0123
     -0.0517
    in1000.perBlock 6.86044
     -0.0245
     0.0315
  in300.proseShare 0.0976376
   in1000.words 1343.5
    in1000.words 1004.5
     -0.0082
     0.0544
    page.dates 78.5
     -0.0639
     0.0364
   heading.related 0
    grandparent.links 0.0345491
     0.0271
     0.0688
    page.h3 12.5
     -0.0505
     0.0070
 in1000.perBlock 2.4301
  page.prices 26.5
   -0.0180
   0.0407
  page.dates 28.5
   page.section 81.5
    -0.0877
    -0.0035
   page.dates 29.5
    0.0089
    -0.0141

within.hidden 0
 page.form 4.5
  named.forum 0
   wordsBefore 0.916152
    item.rowAverage 57.875
     0.0226
     -0.0061
    outer.rowAverage 122.308
     -0.0523
     0.0038
   names.leaning 23.5
    page.h2 11.5
     -0.0620
     -0.0010
    outer.rowProse 0.369558
     -0.0327
     0.0321
  grandparent.alike 1.5
   names.leaning 9.5
    outer.rowAverage 708.433
     -0.0641
     0.0089
    wordsBefore 0.224372
     0.0412
     -0.0288
   in100.place 0.437824
    before8.links 0.750887
     0.0683
     -0.0162
    outer.rowProse 0.799537
     -0.0227
     0.0528
 outer.rowProse 0.0466549
  page.form 7.5
   names.leaning 17.5
    -0.0814
    -0.0065
   before8.links 0.375534
    0.0218
    -0.0291
  outer.rowLinks 0.0346254
   page.form 2.5
    -0.0808
    page.form 4.5
     0.0121
     -0.0164
   in300.perBlock 5.6028
    names.leaning -32.5
     -0.0238
     0.0663
    in300.share 0.268142
     0.0294
     -0.0223

group.first 0.883101
 group.last 0.974041
  heading.distance 33.5
   heading.related 0
    heading.distance 0
     -0.0293
     0.0116
    outer.rowShare 0.974604
     -0.0648
     0.0235
   in100.blocks 341.5
    in1000.share 0.620572
     -0.0608
     -0.0114
    in1000.share 0.28439
     -0.0319
     0.0488
  outer.rowShare 0.235114
   in1000.share 0.8171
    group.first 0.330453
     -0.0052
     0.0234
    in100.prose 0.664296
     -0.0576
     0.0050
   group.first 0.552206
    copies 71.5
     0.0739
     -0.0100
    in30.place 0.807177
     -0.0243
     0.0289
 heading.related 0
  names.mostFor 17.5
   box.proseShare 0.195387
    in100.blocks 341.5
     -0.0821
     -0.0082
    0.0060
   0.0140
  in1000.share 0.662464
   0.0448
   -0.0291

page.prose 0.568685
 named.media 0
  links 0.168079
   words-1 2.5
    page.h3 58.5
     -0.0118
     0.0705
    within.form 0
     0.0265
     -0.0203
   page.prose 0.0621686
    in1000.proseShare 0.926301
     0.0488
     -0.0269
    page.h1 0
     0.0217
     -0.0298
  page.prose 0.289307
   page.form 4.5
    page.h3 40.5
     0.1025
     0.0076
    in30.blocks 20.5
     0.0119
     -0.0368
   page.h1 2.5
    box.place 0.800127
     0.0361
     -0.0459
    -0.0560
 around12.words 7.80625
  page.code 24.5
   in1000.links 0.110701
    page.form 0
     0.0124
     -0.0356
    in100.up 0
     0.0049
     -0.0780
   0.0337
  in1000.proseShare 0.93403
   group.links 0.0136355
    page.h3 50.5
     -0.0529
     0.0426
    links 0.0628289
     0.0339
     -0.0246
   in30.blocks 1.5
    grandparent.place 0.677883
     0.0451
     -0.0082
    item.links 0
     0.0061
     -0.0257

within.aside 0
 page.form 4.5
  page.dates 46.5
   within.dialog 0
    page.named.product 0
     0.0121
     -0.0203
    group.first 0.170898
     0.0027
     -0.0624
   page.dates 54
    -0.0990
    group.first 0.330453
     0.0343
     -0.0726
  box.perBlock 61.3333
   page.li 131.5
    in100.links 0.00818052
     0.0556
     -0.0232
    outer.rowLinks 0.946857
     -0.0461
     0.0152
   wordLength 4.50194
    -0.0154
    0.0568
 page.table 3.5
  group.first 0.0164366
   group.first 0.00856535
    0.0027
    -0.0052
   page.form 8.5
    -0.0875
    -0.0009
  0.0075

item.rowAverage 2.00769
 words 4.5
  page.prices 26.5
   proseAfter 36.5
    afterH1 9.5
     -0.0421
     -0.0086
    -0.0587
   names.mostAgainst -22.5
    -0.0319
    afterH1 9.5
     -0.0135
     0.0417
  in100.prose 0.526569
   within.main 0
    in1000.share 0.921637
     0.0210
     -0.0259
    in100.prose 0.185937
     0.0046
     0.0533
   around4.links 0.104201
    page.prices 3.5
     0.0195
     -0.0297
    in1000.prose 0.495418
     -0.0039
     -0.0545
 page.isProduct 0
  item.rowAverage 90.95
   group.parents 33.5
    grandparent.proseShare 0.443981
     0.0024
     0.0395
    page.h1 1.5
     0.0485
     -0.0153
   in1000.links 0.0946114
    names.mostAgainst -6.5
     -0.0130
     0.0304
    afterH1 85.5
     -0.0034
     -0.0641
  in1000.links 0.0202336
   in1000.alike 1.5
    -0.0730
    0.0169
   in1000.links 0.34069
    in1000.share 0.8171
     0.0473
     -0.0158
    group.parents 2.5
     0.0234
     -0.0728

wordsBefore 0.66948
 afterH1 0
  afterH1 -5614
   page.prose 0.643645
    in1000.prose 0.271413
     -0.0009
     0.0450
    page.blocks 299.5
     0.0215
     -0.0671
   page.prose 0
    0.0131
    kin.perBlock 4.67083
     -0.0772
     -0.0313
  digits 0.118034
   group.sentences 0.101672
    parent.blocks 1.5
     0.0035
     0.0331
    words1 7.5
     -0.0299
     0.0125
   names.for 6.5
    page.li 51.5
     0.0305
     -0.0106
    in300.up 5.5
     -0.0626
     -0.0103
 page.prose 0.161539
  grandparent.share 0.00994689
   kin.perBlock 2.4138
    in1000.words 1274.5
     -0.0057
     0.0500
    -0.0463
   group.parents 10.5
    parent.blocks 4.5
     0.0276
     -0.0191
    grandparent.share 0.263018
     0.0684
     -0.0057
  capitals 0.400787
   parent.blocks 46.5
    group.links 0.0136355
     -0.0332
     -0.0015
    group.sentences 0.0747078
     0.0462
     -0.0179
   page.li 0
    0.0160
    -0.0460

near.join 0
 within.dialog 0
  page.article 4.5
   page.dates 11.5
    page.named.item 0
     0.0217
     -0.0093
    outer.alike 38.5
     -0.0247
     0.0713
   page.article 18.5
    afterH1 124.5
     -0.0172
     -0.0886
    names.parent 6.5
     0.0309
     -0.0390
  page.article 3.5
   -0.0769
   named.product 0
    -0.0130
    0.0153
 names.parent 14.5
  named.date 0
   commas 0.0912561
    around12.links 0.0183542
     -0.0010
     -0.0637
    box.perBlock 23.0625
     -0.0161
     0.0125
   0.0065
  0.0112

within.footer 0
 within.aside 0
  page.prose 0.568685
   named.nav 0
    named.side 0
     0.0146
     -0.0202
    page.prose 0.0621686
     0.0341
     -0.0456
   around12.sentences 0.0172787
    box.place 0.101807
     0.0026
     -0.0785
    page.isProduct 0
     -0.0001
     -0.0427
  in1000.prose 0.934384
   named.nav 0
    -0.0749
    named.field 0
     -0.0104
     0.0032
   0.0069
 page.prose 0
  0.0277
  page.h1 54
   -0.0804
   -0.0015

in100.place 0.0351673
 page.main 0
  grandparent.links 0.067004
   in1000.up 5.5
    after8.links 0.314446
     0.0342
     -0.0003
    in30.proseShare 0.0642765
     0.0117
     -0.0323
   item.words 12.5
    in30.share 0.00944708
     0.0036
     -0.0381
    grandparent.share 0.827131
     -0.0141
     0.0213
  box.alike 66.5
   around12.links 0.0273331
    page.prose 0.544903
     -0.0148
     0.0153
    grandparent.words 2.5
     -0.0034
     -0.0690
   0.0278
 in100.place 0.0895255
  heading.distance 0
   names.leaning 12.5
    names.mostFor 16.5
     -0.0357
     0.0058
    0.0190
   copies 71.5
    item.rowAverage 70.8407
     0.0639
     0.0058
    -0.0248
  page.prose 0.788016
   in1000.up 21.5
    around40.links 0.0146869
     -0.0271
     0.0051
    grandparent.words 72.5
     -0.0688
     0.0097
   outer.alike 11.5
    parent.share 0.121732
     -0.0635
     0.0006
    names.leaning 3.5
     -0.0413
     0.0343

in1000.up 21.5
 within.hidden 0
  heading.related 0
   in30.words 271.5
    within.label 0
     0.0135
     -0.0532
    named.tags 0
     -0.0202
     0.0240
   in1000.up 3.5
    around40.links 0.226723
     -0.0015
     0.0560
    in30.place 0.318038
     -0.0009
     -0.0770
  item.links 0.357216
   outer.alike 34.5
    in1000.blocks 417.5
     -0.0365
     0.0188
    page.prices 9.5
     -0.0057
     0.0629
   in1000.blocks 155.5
    in1000.blocks 144.5
     -0.0152
     0.0097
    around40.links 0.226723
     -0.0002
     -0.0829
 in100.proseShare 0.47158
  in100.up 2.5
   0.0002
   -0.0852
  item.rowLinks 0.0136441
   0.0216
   -0.0145

in1000.share 0.432045
 page.nav 4.5
  group.parents 102.5
   box.place 0.200486
    in1000.words 1047.5
     -0.0170
     0.0364
    group.last 0.974041
     -0.0528
     0.0102
   depth 18.5
    -0.0378
    0.0698
  heading.words 215.5
   words 8.5
    before8.links 0.193595
     -0.0151
     0.0158
    0.0698
   group.last 0.889607
    -0.0575
    0.0262
 page.form 4.5
  linkCount 0
   in1000.share 0.76206
    kin.first 0.252058
     0.0090
     0.0538
    page.article 6.5
     0.0119
     -0.0248
   group.parents 20.5
    parent.blocks 39.5
     -0.0276
     0.0139
    group.last 0.94238
     0.0380
     -0.0244
  page.form 38.5
   in1000.words 1705.5
    proseAfter 106.5
     0.0090
     -0.0407
    heading.level 1.5
     0.0051
     -0.0550
   before8.links 0.643134
    box.place 0.467671
     0.0041
     0.0586
    parent.share 0.00418629
     -0.0178
     -0.0011

within.dialog 0
 page.form 2.5
  in300.place 0.0417693
   kin.last 0.925959
    page.prose 0.599232
     0.0133
     -0.0251
    before8.links 0.0860571
     0.0034
     -0.0609
   in1000.proseShare 0.500562
    in1000.blocks 331.5
     -0.0358
     0.0275
    in1000.proseShare 0.762006
     0.0510
     0.0111
  names.leaning -4.5
   in1000.perBlock 2.853
    toEnd 193.5
     0.0620
     -0.0374
    kin.last 0.507335
     -0.0086
     -0.0619
   page.prose 0.438207
    item.rowShare 0.289057
     0.0259
     -0.0236
    within.article 0
     -0.0427
     0.0177
 index 32.5
  around40.words 5.1606
   0.0047
   -0.0074
  -0.0706

within.footer 0
 repeat 0
  named.forum 0
   within.nav 0
    depth 25.5
     0.0140
     -0.0443
    parent.blocks 1.5
     0.0082
     -0.0497
   page.p 10.5
    names.parent -11.5
     -0.0326
     0.0370
    outer.rowProse 0.868844
     -0.0542
     0.0305
  depth 18.5
   in300.perBlock 2.34276
    page.li 131.5
     0.0498
     -0.0202
    in300.proseShare 0.834871
     -0.0486
     -0.0155
   in1000.blocks 331.5
    item.rowAverage 57.875
     -0.0396
     0.0050
    in300.perBlock 2.86758
     -0.0128
     0.0618
 in300.perBlock 1.92874
  0.0173
  names.parent 14.5
   commas 0.190614
    -0.0823
    -0.0033
   -0.0042

in1000.links 0.00914523
 names.mostAgainst -5.5
  page.table 1.5
   in1000.prose 0.907386
    names.mostFor 18.5
     -0.0853
     -0.0142
    parent.share 0.0128547
     -0.0178
     0.0155
   parent.share 0.00307114
    -0.0388
    in300.prose 0.905911
     0.0327
     -0.0240
  kin.perBlock 44.6234
   group.parents 11.5
    page.prices 0
     -0.0135
     0.0275
    0.0708
   page.links 0.0601234
    -0.0726
    0.0192
 level-1 0
  in1000.perBlock 3.84365
   page.links 0.530261
    in30.perBlock 1.50379
     0.0659
     -0.0163
    names.mostFor 9.5
     -0.0092
     0.0545
   in300.perBlock 3.93956
    parent.share 0.420345
     -0.0622
     0.0305
    in1000.links 0.0946114
     0.0135
     -0.0106
  page.links 0.311749
   item.rowLinks 0.105966
    parent.share 0.0111706
     -0.0049
     0.0399
    group.parents 18.5
     -0.0578
     0.0045
   page.prices 2.5
    kin.perBlock 5.23014
     0.0034
     0.0710
    page.prices 26.5
     -0.0154
     0.0345

named.side 0
 heading.level 3.5
  named.forum 0
   in30.place 0.0115053
    names.grandparent 5.5
     -0.0557
     -0.0008
    item.rowAverage 158.1
     0.0140
     -0.0174
   group.share 0.372404
    page.words 4918.5
     -0.0567
     0.0196
    page.words 3043
     0.0665
     -0.0211
  names.grandparent 2.5
   in1000.blocks 89.5
    in1000.share 0.620572
     0.0336
     -0.0039
    group.share 0.665694
     -0.0607
     0.0158
   page.noscript 3.5
    grandparent.alike 4.5
     0.0317
     -0.0549
    in1000.prose 0.56269
     -0.0602
     -0.0072
 page.h3 40.5
  page.section 1.5
   page.words 1141
    afterH1 27.5
     -0.0207
     0.0169
    grandparent.alike 26.5
     -0.0792
     0.0113
   page.named.product 0
    afterH1 -5614
     0.0529
     -0.0162
    in1000.place 0.0800844
     0.0043
     -0.0722
  in30.perBlock 3.80094
   box.place 0.700512
    -0.0120
    0.0002
   0.0537

wordsBefore 0.76312
 heading.words 0
  in300.place 0.0723081
   in1000.up 17.5
    wordsBefore 0.379342
     -0.0626
     -0.0003
    proseAfter 199.5
     -0.0148
     0.0360
   kin.perBlock 3.39055
    -0.0498
    in300.proseShare 0.870422
     0.0527
     -0.0100
  in300.proseShare 0.694346
   page.p 68.5
    page.prices 47.5
     -0.0045
     -0.0546
    page.li 211.5
     0.0297
     -0.0106
   item.rowAverage 90.95
    grandparent.links 0.133512
     0.0365
     0.0054
    in30.proseShare 0.587816
     -0.0041
     -0.0403
 in1000.prose 0.171014
  in300.place 0.679057
   in300.place 0.396532
    in1000.up 6.5
     0.0285
     -0.0250
    item.rowShare 0.289057
     0.0852
     0.0054
   in300.proseShare 0.126121
    -0.0616
    0.0066
  page.form 1.5
   page.code 2.5
    names.parent 11.5
     -0.0051
     -0.0559
    page.section 35
     0.0478
     -0.0233
   page.h3 50.5
    item.rowShare 0.410099
     -0.0662
     -0.0057
    0.0385

named.related 0
 within.footer 0
  in300.share 0.268142
   page.article 40.5
    page.section 35
     -0.0166
     -0.0747
    page.proseWords 2254.5
     0.0786
     -0.0023
   page.article 0
    heading.words 319.5
     0.0216
     -0.0080
    in30.alike 1.5
     -0.0158
     0.0223
  page.proseWords 0
   0.0241
   page.article 20.5
    page.section 81.5
     -0.0789
     0.0047
    page.section 6.5
     0.0123
     -0.0110
 page.proseWords 64.5
  0.0111
  around40.sentences 0.0172528
   item.alike 9.5
    page.h3 10.5
     -0.0150
     0.0227
    -0.0191
   page.article 36.5
    group.last 0.463467
     -0.0119
     -0.0856
    0.0005

within.dialog 0
 repeat 0
  named.side 0
   wordsBefore 0.66948
    group.first 0.170898
     -0.0071
     0.0230
    box.place 0.733387
     -0.0284
     0.0050
   around12.words 8.68211
    page.proseWords 0
     0.0191
     -0.0482
    page.table 0
     0.0289
     -0.0493
  group.perBlock 3.89444
   page.prices 53
    page.prices 26.5
     -0.0068
     0.0443
    links1 0.122628
     -0.0058
     -0.0581
   grandparent.blocks 70.5
    parent.share 0.00177185
     0.0031
     -0.0575
    box.alike 5.5
     0.0293
     -0.0227
 page.h3 1.5
  page.section 18.5
   group.perBlock 8.53743
    -0.0125
    0.0002
   0.0110
  -0.0667

heading.level 3.5
 group.parents 30.5
  linkCount 0
   page.links 0.673929
    group.links 0
     -0.0064
     0.0152
    page.main 0
     0.0943
     0.0081
   item.rowShare 0.289057
    group.parents 18.5
     -0.0354
     0.0072
    around4.sentences 0.0798545
     -0.0054
     0.0408
  grandparent.share 0.0115076
   in1000.links 0.563674
    page.links 0.374225
     -0.0074
     0.0485
    around4.sentences 0.0400422
     -0.0003
     -0.0478
   in1000.share 0.432045
    box.place 0.500145
     -0.0301
     0.0081
    parent.share 0.00259544
     0.0023
     0.0675
 in300.perBlock 2.86758
  parent.words 15.5
   kin.first 0.252058
    0.0001
    named.pages 0
     0.0884
     0.0049
   linkCount 0
    0.0044
    -0.0421
  page.links 0.0852897
   heading.level 4.5
    outer.rowAverage 708.433
     0.0537
     -0.0078
    -0.0230
   group.parents 25.5
    box.place 0.800127
     -0.0157
     -0.0596
    in1000.share 0.28439
     0.0106
     -0.0863

tag 19.5
 group.sentences 0.0747078
  repeat 0
   in30.links 0
    page.proseWords 1646.5
     0.0455
     0.0066
    commas 0.0439078
     -0.0031
     0.0281
   kin.first 0.323142
    commas 0.252119
     -0.0366
     0.0281
    in1000.blocks 353.5
     -0.0152
     0.0304
  page.section 0
   group.parents 25.5
    in1000.prose 0.225881
     0.0325
     -0.0180
    page.form 4.5
     0.0687
     -0.0098
   page.prices 12.5
    page.section 2.5
     -0.0551
     -0.0172
    kin.first 0.038234
     0.0400
     -0.0117
 named.detail 0
  outer.rowProse 0.504887
   page.proseWords 0
    0.0050
    in100.place 0.8088
     -0.0700
     0.0010
   group.sentences 0.0263356
    item.words 42.5
     0.0058
     -0.0152
    0.0169
  in1000.blocks 273.5
   names.mostFor 13.5
    -0.0491
    group.sentences 0.101672
     -0.0019
     0.0180
   grandparent.share 0.0115076
    page.form 2.5
     0.0128
     -0.0194
    0.0636

page.h2 41.5
 group.first 0.883101
  page.li 416
   repeat 0
    in300.up 12.5
     0.0072
     -0.0276
    box.words 4.5
     0.0000
     -0.0442
   page.proseBlocks 4.5
    in1000.up 6.5
     0.0027
     0.0577
    group.first 0.659523
     -0.0732
     -0.0014
  in300.proseShare 0.56768
   named.detail 0
    grandparent.share 0.263018
     -0.0458
     0.0004
    0.0581
   page.noscript 24.5
    group.share 0.00153413
     0.0034
     -0.0741
    0.0156
 page.li 304.5
  in30.up 4.5
   in300.proseShare 0.981111
    0.0786
    in300.proseShare 0.990915
     0.0157
     -0.0174
   in300.up 6.5
    -0.0188
    0.0166
  in1000.words 1780.5
   0.0232
   around12.links 0.135859
    -0.0399
    kin.sentences 0.063855
     -0.0056
     0.0160

wordsBefore 0.66948
 tag 19.5
  in300.perBlock 28.8848
   item.rowAverage 1.75403
    proseBefore 28.5
     0.0035
     -0.0289
    page.isProduct 0
     0.0198
     -0.0100
   wordsBefore 0.296679
    capitals 0.231327
     0.0365
     -0.0269
    in300.proseShare 0.954536
     -0.0533
     0.0123
  in300.place 0.558691
   in300.perBlock 2.59533
    in1000.up 8.5
     -0.0242
     0.0357
    item.rowAverage 112.658
     -0.0630
     0.0081
   0.0208
 outer.rowShare 0.491689
  in1000.prose 0.225881
   in1000.prose 0.0517462
    outer.words 53.5
     -0.0382
     0.0317
    in300.place 0.396532
     -0.0102
     0.0553
   in300.proseShare 0.416279
    parent.place 0.885433
     -0.0792
     0.0085
    in300.proseShare 0.89672
     0.0196
     -0.0480
  outer.rowShare 0.947773
   page.isProduct 0
    before8.links 0
     0.0566
     0.0090
    in100.proseShare 0.364732
     -0.0391
     -0.0014
   in300.perBlock 2.59533
    0.0489
    in300.place 0.328738
     -0.0002
     -0.0524

depth 25.5
 names.leaning 9.5
  page.links 0.584483
   page.h3 58.5
    page.article 4.5
     -0.0100
     -0.0498
    names.leaning 0
     0.0819
     -0.0092
   kin.share 0.0285087
    in1000.up 16.5
     -0.0300
     0.0342
    kin.share 0.423269
     0.0408
     -0.0252
  page.section 2.5
   page.section 1.5
    box.alike 3.5
     -0.0079
     0.0324
    page.prices 1.5
     -0.0610
     0.0234
   in1000.prose 0.0517462
    in30.words 75.5
     -0.0066
     -0.0555
    in1000.prose 0.833375
     0.0309
     -0.0043
 heading.distance 2.5
  in30.links 0.150305
   index 120.5
    0.0066
    -0.0266
   0.0245
  index 91.5
   kin.sentences 0.0162437
    0.0031
    -0.0207
   -0.0721

named.related 0
 page.h2 15.5
  outer.words 4.5
   names.leaning 17.5
    in100.blocks 42.5
     -0.0107
     -0.0412
    depth 16.5
     0.0083
     -0.0341
   wordsAfterH1 809.5
    in1000.alike 2.5
     0.0148
     -0.0508
    grandparent.words 2438.5
     -0.0167
     0.0352
  page.h3 7.5
   page.h3 3.5
    in100.blocks 68.5
     0.0401
     -0.0156
    page.proseBlocks 25.5
     0.1038
     0.0088
   page.proseWords 715
    parent.place 0.138194
     0.0283
     -0.0384
    depth 16.5
     0.0289
     -0.0324
 page.links 0.530261
  around40.sentences 0.00690251
   in300.blocks 98.5
    0.0234
    -0.0176
   page.h3 50.5
    page.h2 20.5
     -0.0812
     -0.0039
    -0.0025
  box.place 0.467671
   in300.blocks 179.5
    0.0391
    -0.0003
   -0.0211

within.article 0
 around40.links 0.0146869
  in300.place 0.110892
   in300.place 0.0723081
    in1000.blocks 243.5
     0.0210
     -0.0332
    around4.links 0
     0.0563
     -0.0152
   page.links 0.0601234
    -0.0844
    in1000.blocks 287.5
     -0.0066
     -0.0683
  named.related 0
   within.heading 0
    kin.parents 90.5
     -0.0058
     0.0329
    in300.perBlock 13.8801
     0.0322
     -0.0065
   kin.parents 63.5
    grandparent.place 0.379455
     -0.0047
     -0.0699
    0.0249
 group.share 0.104167
  in1000.blocks 124.5
   grandparent.blocks 37.5
    after8.links 0
     0.0010
     -0.0610
    in300.perBlock 18.8772
     0.0283
     -0.0045
   item.alike 24.5
    kin.parents 1.5
     -0.0291
     0.0321
    around4.sentences 0.0989297
     -0.0580
     0.0213
  around4.sentences 0.0989297
   named.related 0
    kin.sentences 0.114455
     0.0539
     -0.0092
    -0.0246
   outer.rowProse 0.548028
    0.0079
    kin.sentences 0.0865832
     0.0031
     -0.0421

named.review 0
 words 9.5
  linkCount 0
   item.rowShare 0.410099
    page.words 4029.5
     0.0150
     -0.0134
    parent.place 0.64199
     -0.0317
     0.0084
   in100.blocks 452.5
    level 1.5
     -0.0331
     0.0171
    item.rowShare 0.198905
     0.0515
     -0.0312
  repeat 0
   in100.alike 9.5
    sentences 0.0639149
     0.0299
     0.0040
    grandparent.proseShare 0.792464
     -0.0575
     0.0215
   group.blocks 19.5
    page.words 3312
     -0.0729
     -0.0056
    in100.blocks 11.5
     -0.0232
     0.0331
 after8.words 2.775
  around40.links 0.115396
   -0.0260
   grandparent.share 0.00736621
    -0.0003
    0.0433
  around40.links 0.336646
   page.words 1694.5
    parent.place 0.746819
     0.0129
     -0.0388
    repeat 0
     -0.0792
     -0.0119
   in100.words 493.5
    0.0309
    -0.0157

within.footer 0
 heading.level 3.5
  page.p 121.5
   page.h3 44.5
    page.p 102.5
     0.0012
     -0.0316
    page.noscript 0
     -0.0048
     0.0645
   page.h3 17.5
    box.share 0.00124488
     0.0107
     0.0664
    group.links 0.0383586
     -0.0228
     0.0342
  outer.words 234.5
   in300.words 420.5
    parent.blocks 6.5
     0.0596
     -0.0150
    outer.links 0.251341
     0.0020
     -0.0521
   index 152.5
    page.h2 5.5
     -0.0259
     0.0177
    kin.parents 5.5
     -0.0033
     -0.0718
 proseBefore 199.5
  page.h3 58.5
   -0.0734
   -0.0001
  named.nav 0
   -0.0121
   0.0237

named.comment 0
 in30.words 186.5
  names.parent 9.5
   tag 18.5
    wordsBefore 0.847619
     0.0241
     -0.0175
    in1000.perBlock 4.14185
     0.0204
     -0.0132
   in30.alike 14.5
    in300.share 0.141495
     0.0269
     -0.0287
    kin.share 0.117463
     -0.0123
     0.0484
  in30.perBlock 19.516
   page.section 6.5
    group.blocks 21.5
     -0.0154
     0.0207
    in30.perBlock 4.25149
     -0.0571
     0.0026
   names.parent 7.5
    group.blocks 30.5
     -0.0573
     -0.0006
    index 73.5
     0.0152
     -0.0232
 after8.words 4.0625
  parent.prose 0.885726
   group.links 0.0444997
    -0.0222
    0.0082
   0.0370
  page.section 8.5
   around4.words 5.05556
    around4.words 3.78889
     0.0097
     -0.0113
    in300.blocks 22.5
     -0.0139
     -0.0835
   wordsBefore 0.569349
    0.0297
    -0.0195

within.aside 0
 page.prose 0.788016
  in30.words 271.5
   within.heading 0
    in300.links 0.31519
     0.0090
     -0.0135
    repeat 0
     0.0371
     -0.0177
   in1000.blocks 582
    in300.links 0
     -0.0586
     -0.0122
    outer.rowProse 0.10466
     0.0552
     -0.0355
  item.rowShare 0.879142
   in300.words 507.5
    around12.words 22.02
     0.0358
     -0.0194
    in300.words 936.5
     -0.0824
     -0.0280
   kin.share 0.538954
    outer.rowProse 0.890879
     -0.0228
     0.0210
    parent.share 0.00639756
     -0.0103
     0.0448
 outer.rowProse 0.868844
  page.noscript 40.5
   place 0.10205
    place 0.0688699
     -0.0056
     0.0055
    names.for 12.5
     -0.0721
     -0.0014
   0.0059
  0.0089

in1000.place 0.314975
 page.named.item 0
  group.first 0.883101
   outer.rowShare 0.600693
    in1000.prose 0.72439
     -0.0015
     -0.0407
    item.rowAverage 70.8407
     0.0286
     -0.0022
   grandparent.perBlock 37.45
    in1000.words 1343.5
     -0.0107
     -0.0850
    0.0070
  within.link 0
   in1000.perBlock 10.277
    page.section 7.5
     -0.0212
     -0.0772
    in1000.perBlock 15.5959
     0.0336
     -0.0335
   in1000.place 0.109332
    in300.prose 0.0514403
     0.0623
     -0.0026
    page.noscript 1.5
     -0.0348
     0.0051
 names.mostAgainst -5.5
  page.noscript 0
   in100.perBlock 4.50052
    in1000.prose 0.271413
     -0.0545
     0.0076
    box.perBlock 6.01163
     0.0413
     -0.0146
   in1000.prose 0.405387
    in300.up 3.5
     -0.0066
     0.0655
    wordsAfterH1 1073.5
     0.0212
     -0.0281
  page.section 35
   group.share 0.0262649
    group.first 0.500379
     0.0216
     -0.0150
    outer.rowProse 0.955387
     0.0668
     -0.0023
   -0.0217

afterH1 0
 afterH1 -5614
  in30.links 0.230845
   page.blocks 299.5
    group.sentences 0.0807314
     0.0376
     -0.0180
    in300.perBlock 4.76813
     -0.0038
     -0.0567
   repeat 0
    in100.place 0.0214619
     -0.0175
     0.0483
    named.media 0
     -0.0342
     0.0292
  kin.first 0.402716
   page.prices 69.5
    -0.0664
    0.0053
   words 4.5
    -0.0189
    0.0344
 afterH1 64.5
  page.dates 1.5
   repeat 0
    group.sentences 0.118452
     0.0449
     -0.0132
    words 2.5
     0.0147
     -0.0406
   in30.links 0
    named.media 0
     0.0332
     -0.0393
    page.blocks 240.5
     -0.0308
     0.0041
  page.blocks 222.5
   page.blocks 190.5
    in1000.words 1879.5
     -0.0230
     0.0341
    page.section 9.5
     -0.0915
     0.0303
   page.prices 53
    page.prices 26.5
     -0.0059
     0.0258
    page.prices 111.5
     -0.0566
     0.0267

named.related 0
 page.code 61
  page.p 0
   in1000.share 0.944836
    outer.rowAverage 28.5532
     -0.0076
     0.0694
    kin.share 0.538954
     -0.0122
     0.0207
   page.named.item 0
    page.p 62.5
     -0.0044
     0.0136
    page.main 0
     0.0069
     -0.0282
  in30.share 0.2712
   0.0698
   -0.0019
 page.p 4.5
  in100.links 0.123139
   -0.0131
   0.0258
  page.noscript 53.5
   names.mostFor 21.5
    parent.share 0.0726671
     -0.0756
     -0.0001
    0.0040
   0.0074

parent.prose 0.934471
 within.aside 0
  commas 0
   box.links 0
    wordLength 4.80099
     -0.0036
     0.0174
    in300.perBlock 2.59533
     0.0189
     -0.0183
   tag 19.5
    kin.parents 3.5
     -0.0016
     0.0291
    -0.0380
  in30.place 0.135992
   outer.rowLinks 0.998762
    -0.0168
    0.0185
   tag 24.5
    in300.perBlock 35.8083
     -0.0655
     0.0032
    0.0042
 page.section 2.5
  in1000.blocks 103.5
   in1000.share 0.662464
    in300.blocks 22.5
     -0.0500
     0.0029
    outer.words 7.5
     -0.0084
     0.0292
   in100.share 0.904482
    before8.words 4.3875
     -0.0057
     -0.0656
    in30.place 0.0756943
     -0.0165
     0.0303
  in1000.blocks 114.5
   outer.words 729
    in1000.words 1212.5
     0.0172
     -0.0579
    afterH1 179.5
     0.0362
     -0.0170
   outer.rowProse 0.548028
    outer.rowLinks 0.0910743
     0.0059
     -0.0575
    outer.rowProse 0.905095
     0.0425
     -0.0134

named.review 0
 linkCount 0
  depth 25.5
   page.dates 46.5
    named.byline 0
     0.0111
     -0.0335
    page.h2 5.5
     -0.0713
     0.0153
   in300.share 0.417923
    in1000.prose 0.769322
     -0.0670
     -0.0088
    grandparent.place 0.640856
     0.0111
     -0.0248
  page.h2 14.5
   outer.rowProse 0.0466549
    in300.share 0.51893
     -0.0600
     -0.0129
    page.p 7.5
     0.0302
     -0.0139
   page.h2 27.5
    repeat 0
     0.0386
     -0.0207
    names.grandparent 4.5
     -0.0366
     0.0243
 page.p 10.5
  in100.links 0.14607
   group.parents 7.5
    0.0043
    0.0508
   digits 0.130638
    -0.0375
    0.0137
  group.last 0.510684
   item.words 8.5
    -0.0188
    0.0220
   in100.links 0.14607
    item.words 0
     -0.0129
     -0.0819
    in1000.prose 0.271413
     0.0121
     -0.0209

words1 3.5
 heading.words 36.5
  heading.words 0
   depth 17.5
    afterH1 0
     -0.0458
     0.0086
    place 0.10205
     -0.0177
     0.0391
   page.links 0.673929
    grandparent.alike 3.5
     0.0066
     -0.0402
    grandparent.links 0.171796
     -0.0120
     0.0630
  within.table 0
   page.dates 46.5
    named.side 0
     -0.0156
     -0.0542
    within.article 0
     -0.0776
     0.0024
   depth 18.5
    depth 10.5
     -0.0108
     0.0544
    -0.0464
 grandparent.alike 1.5
  in30.perBlock 19.516
   before8.words 6.0625
    kin.last 0.908118
     0.0052
     -0.0278
    page.dates 4.5
     0.0311
     0.0025
   named.content 0
    after8.links 0.130281
     0.0211
     -0.0310
    afterH1 45.5
     -0.0019
     -0.0403
  afterH1 295.5
   page.links 0.111857
    outer.rowAverage 497.795
     0.0056
     -0.0394
    outer.rowLinks 0.69902
     0.0338
     -0.0224
   0.0698

page.article 40.5
 page.form 2.5
  page.article 6.5
   page.p 111.5
    page.p 0
     0.0601
     -0.0011
    page.nav 1.5
     0.0635
     0.0127
   page.article 18.5
    box.share 0.0123494
     -0.0657
     -0.0140
    page.article 29
     0.0383
     -0.0264
  page.links 0.418926
   grandparent.alike 15.5
    wordsAfterH1 809.5
     -0.0121
     -0.0419
    0.0563
   page.h3 3.5
    in300.place 0.470234
     0.0044
     -0.0684
    toEnd 475.5
     0.0376
     -0.0342
 page.dates 10.5
  grandparent.words 59.5
   page.nav 4.5
    around40.words 2.39521
     0.0162
     -0.0511
    outer.rowLinks 0.600654
     0.0018
     0.0280
   page.article 72.5
    after8.links 0.228647
     0.0149
     -0.0058
    0.0614
  in300.place 0.0417693
   0.0040
   0.0849

within.heading 0
 page.article 4.5
  within.dialog 0
   group.first 0.190359
    group.first 0.101672
     0.0040
     -0.0314
    near.date 0
     0.0116
     -0.0267
   in1000.up 17.5
    -0.0607
    0.0003
  page.article 18.5
   index 298.5
    kin.sentences 0.0406321
     -0.0430
     0.0027
    around4.words 25.5
     -0.0868
     -0.0129
   kin.sentences 0.048155
    in1000.up 6.5
     -0.0494
     0.0119
    kin.sentences 0.0865832
     0.0402
     -0.0156
 page.named.article 0
  around4.words 3.47222
   in300.up 5.5
    group.first 0.148716
     0.0117
     -0.0409
    in300.up 11.5
     0.0282
     -0.0130
   page.named.item 0
    around4.words 25.5
     0.0423
     -0.0095
    parent.share 0.017334
     -0.0128
     0.0241
  group.first 0.190359
   box.place 0.167411
    -0.0117
    kin.sentences 0.048155
     0.0359
     -0.0033
   page.article 12.5
    in30.proseShare 0.981679
     -0.0388
     0.0131
    0.0294

wordsBefore 0.519005
 within.hidden 0
  words 9.5
   heading.level 0
    in1000.proseShare 0.794973
     0.0127
     -0.0437
    in1000.share 0.492761
     -0.0281
     0.0093
   heading.words 405.5
    group.blocks 4.5
     0.0037
     0.0386
    grandparent.links 0.22251
     -0.0358
     0.0420
  names.mostFor 13.5
   kin.perBlock 44.6234
    group.blocks 149.5
     -0.0551
     -0.0004
    0.0066
   around12.sentences 0.0431691
    -0.0143
    0.0411
 grandparent.place 0.640856
  in300.proseShare 0.416279
   proseBefore 77.5
    in1000.share 0.378466
     -0.0043
     -0.0740
    page.section 5.5
     0.0167
     -0.0336
   group.blocks 2.5
    heading.level 1.5
     -0.0057
     -0.0585
    page.article 4.5
     0.0126
     -0.0330
  in1000.share 0.28439
   kin.first 0.697908
    in100.up 4.5
     -0.0227
     0.0307
    -0.0508
   in1000.place 0.314975
    in1000.perBlock 2.853
     0.0337
     -0.0159
    in1000.perBlock 12.9991
     0.0423
     -0.0008

tag 19.5
 group.blocks 2.5
  page.dates 0
   in100.proseShare 0.28917
    in30.words 137.5
     0.0577
     -0.0050
    page.links 0.0759541
     0.0212
     -0.0196
   within.heading 0
    kin.last 0.309869
     -0.0041
     -0.0371
    group.perBlock 5.41422
     -0.0096
     0.0218
  in300.share 0.51893
   page.section 35
    page.code 38
     -0.0054
     0.0575
    page.dates 10.5
     -0.0733
     0.0285
   in100.place 0.0351673
    in1000.up 4.5
     0.0137
     -0.0325
    in100.alike 10.5
     0.0185
     -0.0243
 within.heading 0
  group.perBlock 1.67115
   group.perBlock 1.31789
    page.prose 0
     0.0053
     -0.0255
    page.prose 0.257766
     0.0352
     -0.0035
   kin.last 0.956554
    in100.place 0.589131
     -0.0605
     -0.0137
    outer.words 85.5
     -0.0089
     0.0143
  page.prose 0.438207
   0.0274
   -0.0055

in30.alike 25.5
 named.related 0
  page.words 4029.5
   parent.place 0.885433
    parent.place 0.0486606
     -0.0447
     0.0079
    parent.share 0.014874
     0.0023
     -0.0518
   page.links 0.311749
    page.links 0.126089
     -0.0069
     -0.0470
    parent.perBlock 9.29828
     -0.0081
     0.0534
  parent.place 0.569744
   page.h3 17.5
    depth 11.5
     0.0081
     -0.0329
    parent.share 0.00836903
     -0.0079
     0.0315
   outer.rowLinks 0.998762
    -0.0698
    group.parents 9.5
     0.0058
     -0.0070
 outer.rowAverage 43.725
  within.item 0
   0.0320
   -0.0313
  page.words 5472.5
   group.links 0.999138
    parent.place 0.138194
     0.0056
     0.0834
    -0.0049
   parent.place 0.711401
    0.0431
    -0.0279

outer.alike 4.5
 page.prose 0.438207
  box.place 0.93207
   words1 3.5
    in100.blocks 47.5
     0.0154
     -0.0162
    in1000.blocks 452.5
     0.0112
     0.0595
   -0.0441
  in100.blocks 116.5
   in100.links 0.0329814
    page.prose 0.788016
     0.0029
     -0.0519
    grandparent.blocks 9.5
     -0.0487
     -0.0136
   group.last 0.590178
    -0.0125
    names.grandparent 0
     -0.0151
     0.0384
 group.last 0.958369
  in30.blocks 142.5
   page.h1 1.5
    outer.rowLinks 0.163322
     0.0177
     -0.0045
    page.h3 2.5
     0.0236
     -0.0286
   names.grandparent 0
    in300.words 554.5
     -0.0012
     -0.0708
    outer.alike 38.5
     -0.0315
     0.0186
  outer.rowLinks 0.451341
   in300.words 687.5
    outer.links 0.155971
     0.0235
     -0.0273
    outer.alike 67.5
     0.0709
     -0.0067
   kin.sentences 0.0162437
    outer.alike 7.5
     -0.0176
     0.0364
    in30.blocks 7.5
     0.0107
     -0.0345

kin.perBlock 29.6163
 names.mostFor 14.5
  in300.place 0.0417693
   in300.words 420.5
    page.links 0.584483
     -0.0074
     0.0437
    names.mostAgainst -9.5
     -0.0437
     -0.0101
   in300.words 767.5
    in100.words 170.5
     0.0114
     -0.0157
    toEnd 301.5
     0.0145
     -0.0130
  linkCount 0
   page.prose 0.352812
    in300.place 0.162444
     0.0408
     -0.0261
    named.action 0
     0.0483
     -0.0099
   heading.distance 33.5
    in100.proseShare 0.28917
     0.0290
     -0.0293
    page.h3 1.5
     0.0009
     -0.0536
 capitals 0.231327
  names.mostFor 9.5
   commas 0.0213335
    0.0037
    0.0536
   page.prose 0.375402
    page.h3 7.5
     -0.0158
     -0.0630
    around12.links 0
     -0.0535
     0.0021
  around4.links 0.501397
   in300.place 0.614395
    place 0.300623
     -0.0091
     -0.0700
    names.grandparent 4.5
     -0.0222
     0.0109
   0.0078

within.footer 0
 within.hidden 0
  group.blocks 1.5
   kin.links 0
    kin.share 0.00275482
     -0.0219
     0.0132
    outer.alike 10.5
     -0.0477
     0.0020
   repeat 0
    item.rowProse 0.12547
     0.0191
     0.0017
    outer.alike 4.5
     -0.0341
     -0.0005
  before8.links 0.320112
   outer.links 0.00808084
    around4.links 0.0686421
     -0.0511
     0.0178
    tag 4.5
     -0.0141
     0.0365
   outer.rowProse 0.10466
    -0.0673
    outer.rowProse 0.412014
     0.0238
     -0.0258
 page.prices 26.5
  -0.0726
  in100.blocks 57.5
   -0.0246
   0.0392

in300.links 0.00797243
 outer.rowAverage 164.092
  page.words 3043
   around4.sentences 0.0798545
    outer.rowAverage 33.6333
     -0.0009
     0.0569
    outer.rowAverage 57.6735
     -0.0468
     0.0093
   page.proseWords 2518
    -0.0621
    grandparent.proseShare 0.0225965
     -0.0216
     0.0285
  page.table 2.5
   page.form 0
    page.proseWords 4365.5
     0.0199
     -0.0291
    names.against -5.5
     -0.0070
     -0.0729
   outer.rowAverage 1355
    0.0320
    -0.0099
 within.hidden 0
  depth 26.5
   heading.comments 0
    in300.links 0.0159191
     0.0310
     0.0041
    page.pre 3.5
     -0.0617
     0.0299
   page.proseWords 64.5
    0.0058
    -0.0579
  around40.links 0.226723
   group.perBlock 2.98864
    in30.blocks 18.5
     -0.0023
     0.0584
    page.nav 2.5
     -0.0495
     0.0201
   page.prices 63.5
    depth 23.5
     -0.0663
     0.0123
    page.prices 69.5
     0.0383
     -0.0251

repeat 0
 within.aside 0
  digits 0.0477003
   named.overlay 0
    page.blocks 231.5
     -0.0039
     0.0130
    in1000.links 0.0621959
     0.0070
     -0.0431
   in1000.links 0.263045
    outer.alike 3.5
     -0.0040
     -0.0338
    group.last 0.870401
     -0.0034
     0.0383
  place 0.135025
   outer.rowLinks 0.998762
    -0.0056
    0.0155
   page.noscript 22.5
    around12.words 32.98
     -0.0659
     0.0002
    0.0047
 kin.perBlock 4.67083
  digits 0.335681
   kin.perBlock 1.96922
    outer.rowLinks 0.69902
     0.0263
     -0.0211
    box.alike 1.5
     -0.0340
     0.0038
   in30.words 510.5
    grandparent.share 0.14037
     0.0559
     -0.0109
    around12.words 3.98
     -0.0246
     0.0069
  grandparent.share 0.612385
   box.alike 12.5
    in1000.place 0.38529
     -0.0659
     -0.0026
    0.0114
   box.alike 5.5
    0.0203
    -0.0150

within.aside 0
 kin.first 0.177075
  group.links 0
   page.proseWords 1646.5
    page.named.item 0
     0.0003
     -0.0356
    in1000.up 3.5
     0.0031
     -0.0606
   box.links 0
    kin.share 0.538954
     0.0498
     0.0077
    level 0
     -0.0212
     0.0466
  page.form 0
   named.article 0
    in1000.up 13.5
     0.0358
     -0.0157
    index 207.5
     0.0137
     -0.0586
   wordsBefore 0.621043
    outer.alike 52.5
     0.0113
     -0.0398
    heading.level 1.5
     0.0258
     -0.0199
 item.rowProse 0.937919
  page.form 7.5
   group.first 0.0245506
    page.proseBlocks 79.5
     -0.0081
     0.0088
    parent.place 0.10862
     0.0010
     -0.0680
   0.0072
  0.0085

page.section 35
 page.section 15.5
  in1000.alike 2.5
   in1000.links 0.263045
    in1000.links 0.0946114
     0.0030
     -0.0175
    in1000.words 1879.5
     0.0008
     0.0313
   page.h3 1.5
    toEnd 166.5
     0.0221
     -0.0080
    page.section 11.5
     -0.0588
     0.0104
  page.section 18.5
   in1000.words 1095.5
    -0.0148
    in1000.perBlock 22.7071
     0.0809
     -0.0017
   toEnd 272.5
    item.links 0
     -0.0333
     0.0359
    parent.blocks 1.5
     0.0058
     -0.0552
 in300.share 0.58389
  page.h3 10.5
   toEnd 272.5
    0.0276
    -0.0218
   -0.0719
  in1000.links 0.29351
   names.grandparent 0
    heading.distance 2.5
     0.0270
     -0.0257
    heading.distance 8.5
     0.0654
     0.0084
   parent.place 0.138194
    0.0223
    -0.0666

near.join 0
 named.review 0
  named.overlay 0
   names.parent 9.5
    kin.first 0.156452
     -0.0025
     0.0137
    group.parents 4.5
     0.0156
     -0.0261
   outer.rowShare 0.91882
    index 64.5
     0.0070
     -0.0598
    page.prices 1.5
     0.0457
     -0.0198
  kin.first 0.506551
   names.parent 2.5
    parent.blocks 3.5
     0.0491
     -0.0160
    outer.rowShare 0.189612
     -0.0040
     -0.0447
   in300.blocks 308.5
    page.prices 1.5
     -0.0049
     -0.0705
    -0.0002
 names.grandparent 4.5
  group.parents 9.5
   box.perBlock 95.1667
    page.prices 30.5
     -0.0611
     -0.0035
    0.0020
   heading.distance 0
    names.parent -2.5
     0.0012
     -0.0063
    heading.distance 22.5
     0.0129
     -0.0004
  box.share 0.0058204
   page.prices 26.5
    in300.blocks 282.5
     -0.0362
     0.0006
    0.0107
   names.mostAgainst -10.5
    -0.0053
    0.0281

page.form 4.5
 in1000.perBlock 3.84365
  page.section 6.5
   in1000.place 0.203597
    heading.distance 0
     -0.0173
     0.0473
    kin.last 0.993513
     -0.0446
     0.0257
   kin.parents 29.5
    in300.perBlock 2.86758
     0.0526
     -0.0085
    kin.share 0.0768652
     0.0203
     -0.0641
  in300.perBlock 3.93956
   grandparent.blocks 205.5
    heading.distance 2.5
     -0.0057
     -0.0675
    0.0153
   in1000.place 0.160101
    group.first 0.0838279
     0.0222
     -0.0118
    in1000.perBlock 12.9991
     0.0299
     -0.0021
 in300.perBlock 8.98849
  in300.perBlock 2.86758
   group.first 0.330453
    -0.0191
    0.0522
   in300.share 0.51893
    group.perBlock 37.612
     -0.0617
     0.0178
    group.first 0.298365
     0.0255
     -0.0319
  page.section 2.5
   item.rowShare 0.57305
    in1000.proseShare 0.598413
     0.0083
     -0.0493
    0.0205
   depth 9.5
    outer.rowProse 0.648315
     0.0149
     -0.0499
    page.nav 1.5
     -0.0018
     0.0607

within.footer 0
 heading.level 3.5
  wordsAfterH1 0
   depth 9.5
    within.heading 0
     -0.0526
     0.0038
    wordsAfterH1 -52725
     0.0143
     -0.0368
   named.overlay 0
    page.blocks 222.5
     -0.0064
     0.0141
    in300.proseShare 0.739919
     -0.0632
     0.0209
  wordsAfterH1 937.5
   names.leaning 0
    depth 6.5
     0.0050
     -0.0492
    heading.related 0
     0.0243
     -0.0592
   depth 14.5
    page.blocks 446
     -0.0207
     -0.0831
    place 0.833012
     0.0260
     -0.0438
 in300.proseShare 0
  page.blocks 673.5
   -0.0182
   0.0296
  named.tags 0
   -0.0720
   page.dates 28.5
    -0.0041
    0.0055

page.article 0
 outer.rowAverage 28.5532
  page.h2 14.5
   grandparent.perBlock 2.75128
    page.section 9.5
     -0.0279
     0.0407
    page.named.article 0
     0.0240
     -0.0144
   parent.proseShare 0.038177
    page.named.article 0
     0.0594
     -0.0067
    -0.0149
  words1 7.5
   page.dates 6.5
    kin.last 0.908118
     0.0112
     -0.0274
    heading.words 36.5
     -0.0009
     -0.0415
   heading.words 1084.5
    in300.alike 3.5
     0.0222
     -0.0258
    in1000.prose 0.674753
     0.0291
     -0.0481
 group.blocks 10.5
  page.article 22.5
   outer.rowAverage 20.06
    -0.0523
    in300.words 507.5
     0.0110
     -0.0305
   in100.prose 0.841172
    0.0302
    -0.0316
  in300.words 507.5
   page.article 2.5
    page.section 7.5
     0.0726
     0.0061
    kin.last 0.812576
     0.0370
     -0.0322
   in300.words 767.5
    in1000.share 0.935808
     -0.0694
     0.0108
    names.against -3.5
     -0.0277
     0.0131

in1000.up 21.5
 near.join 0
  page.code 61
   page.p 0
    item.words 12.5
     -0.0029
     0.0520
    repeat 0
     0.0031
     -0.0150
   afterH1 74.5
    afterH1 36.5
     0.0024
     0.0000
    0.0594
  page.p 161.5
   in100.links 0.00818052
    0.0052
    in300.share 0.999878
     -0.0518
     -0.0071
   after8.words 3.64583
    0.0200
    -0.0047
 page.blocks 114.5
  0.0113
  in100.proseShare 0.835232
   -0.0636
   -0.0010

within.list 0
 page.proseBlocks 18.5
  in100.words 199.5
   proseBefore 77.5
    in30.perBlock 7.6685
     -0.0323
     0.0205
    in30.perBlock 5.85913
     0.0528
     -0.0196
   in1000.blocks 331.5
    kin.parents 20.5
     -0.0244
     0.0149
    in100.words 244.5
     0.0243
     -0.0530
  in100.proseShare 0
   kin.parents 35.5
    in30.words 109.5
     -0.0308
     0.0260
    copies 10.5
     0.0701
     -0.0134
   around40.sentences 0.0336744
    outer.rowShare 0.600693
     0.0004
     -0.0772
    around40.sentences 0.123716
     0.0048
     -0.0605
 in100.proseShare 0.104447
  page.proseBlocks 25.5
   named.content 0
    in1000.blocks 511.5
     -0.0471
     0.0218
    page.form 8.5
     0.0323
     -0.0293
   around40.words 10.046
    outer.rowShare 0.765371
     -0.0622
     0.0180
    0.0175
  outer.rowShare 0.284608
   in1000.blocks 208.5
    grandparent.links 0.00736197
     0.0648
     -0.0001
    in1000.blocks 331.5
     -0.0386
     0.0077
   0.0409

within.footer 0
 depth 25.5
  page.h2 35.5
   within.button 0
    in30.alike 25.5
     -0.0004
     0.0290
    item.rowProse 0.393624
     -0.0460
     0.0079
   links 0.0628289
    around40.words 8.39545
     0.0124
     0.0667
    page.proseWords 0
     0.0256
     -0.0147
  in100.words 568.5
   in300.share 0.650453
    page.proseWords 3318
     -0.0654
     -0.0007
    around40.words 5.57238
     -0.0186
     0.0141
   in1000.words 1598.5
    -0.0082
    0.0148
 page.proseWords 0
  0.0147
  page.dates 28.5
   named.product 0
    -0.0680
    0.0046
   wordsAfterH1 0
    0.0179
    -0.0090
`

/** The same, by what the first say of the blocks around. */
export const SECOND = `
chance.outer 0.577575
 fit.inBest 0
  chance.after 0.248288
   chance.wanted 445.923
    chance.page 0.180763
     -0.3006
     -0.3588
    -0.3949
   names.leaning 20.5
    chance.under 0.196512
     -0.3396
     -0.2780
    -0.2655
  in300.links 0.00968132
   chance.page 0.358508
    -0.3804
    chance.after 0.420136
     -0.3127
     -0.2294
   names.leaning 19.5
    copies 1.5
     -0.2632
     -0.3269
    kin.first 0.147103
     -0.1531
     -0.2439
 copies 1.5
  names.leaning 0
   chance.outer 0.723241
    in300.links 0.0143345
     -0.3433
     -0.2476
    -0.1737
   fit.inBest 0
    -0.2938
    links 0.716518
     -0.1513
     -0.2178
  in300.links 0.0553288
   in1000.share 0.990663
    names.leaning 26.5
     -0.1955
     -0.2674
    -0.2953
   chance.page 0.501896
    -0.2479
    chance.page 0.701282
     -0.3176
     -0.2518

chance.groupBlocks 0.387278
 chance.groupBlocks 0.201883
  chance.wanted 533.005
   words 1.5
    chance.wanted 268.755
     -0.0469
     0.0104
    -0.0779
   chance-1 0.582204
    -0.1175
    -0.0335
  chance.most 0.502759
   chance.wanted 268.755
    -0.0104
    0.0562
   chance-1 0.348147
    chance.wanted 533.005
     -0.0464
     -0.0799
    chance.groupBlocks 0.284321
     -0.0562
     -0.0082
 chance.groupBlocks 0.648347
  chance.in30 0.477307
   chance.wanted 533.005
    fit.best 0.654711
     0.0410
     -0.0089
    in300.share 0.627784
     -0.0614
     -0.0065
   fit.in1000 0.532034
    chance.most 0.808544
     0.0585
     -0.0197
    chance.before 0.354498
     0.0080
     0.0603
  chance.most 0.738769
   -0.0336
   chance.in30 0.443214
    -0.0144
    chance.groupBlocks 0.797123
     0.0938
     0.1409

chance.box 0.425047
 chance.box 0.259734
  chance.heading 0.191668
   -0.0979
   fit.page 0.436551
    chance.heading 0.332841
     -0.0302
     0.0147
    chance.under 0.150453
     -0.0773
     -0.0098
  place 0.82577
   chance.group 0.340773
    chance.heading 0
     -0.0006
     -0.0613
    in1000.perBlock 4.12715
     0.0187
     -0.0347
   in1000.perBlock 6.18043
    0.0432
    chance.heading 0.262012
     -0.0533
     0.0046
 chance.box 0.661079
  chance.grandparent 0.51811
   in1000.perBlock 3.04363
    0.0826
    chance.kin 0.439977
     -0.0392
     0.0037
   chance.group 0.495468
    fit.page 0.707858
     0.0273
     -0.0148
    chance.wantedBefore 0.907639
     0.0637
     0.0064
  chance.box 0.811923
   in1000.perBlock 29.7916
    chance.grandparent 0.51811
     0.0079
     0.0935
    in1000.proseShare 0.936854
     -0.0230
     0.0594
   0.1260

chance.box 0.455792
 chance.box 0.259734
  in1000.links 0.012383
   -0.1186
   group.last 0.972307
    outer.rowAverage 728.833
     -0.0752
     -0.0248
    chance.kinBlocks 0.186457
     -0.0178
     0.0155
  group.last 0.73735
   group.last 0.597246
    chance.kinBlocks 0.407877
     -0.0463
     0.0018
    chance.section 0.560037
     -0.0801
     -0.0100
   in1000.perBlock 10.5148
    in300.perBlock 9.0789
     0.0074
     0.0626
    chance.section 0.351264
     -0.0674
     -0.0070
 chance.box 0.695175
  group.last 0.972307
   chance.kinBlocks 0.657093
    outer.rowAverage 17.8048
     0.0431
     -0.0046
    in300.links 0
     0.0005
     0.0643
   kin.parents 47.5
    0.0284
    0.1187
  chance.section 0.673443
   in300.links 0.00968132
    -0.0236
    in300.perBlock 20.3883
     0.0840
     0.0278
   in1000.perBlock 29.7916
    0.1177
    0.0604

chance 0.448522
 chance 0.278492
  chance.wanted 533.005
   chance.group 0.1912
    chance.wanted 327.285
     -0.0851
     -0.0341
    in300.links 0.803378
     -0.0393
     0.0130
   chance.group 0.204225
    -0.0969
    -0.0681
  chance.wanted 533.005
   chance.in100 0.493587
    in300.perBlock 4.74695
     0.0041
     0.0459
    chance.group 0.396591
     -0.0491
     -0.0046
   chance.up4 0.414462
    chance.in100 0.493587
     -0.0704
     -0.0146
    chance.wanted 3748.35
     -0.0215
     0.0310
 chance 0.725329
  chance.group 0.59842
   in300.perBlock 2.72486
    0.1011
    chance.wanted 1055.33
     0.0187
     -0.0193
   in300.links 0.889537
    in300.perBlock 13.0991
     0.0750
     0.0359
    -0.0472
  chance.up4 0.755052
   in300.links 0.0143345
    in300.perBlock 24.7452
     0.0163
     -0.0236
    chance.up4 0.507683
     0.0358
     0.0974
   0.1139

chance.parent 0.496966
 chance.kinBlocks 0.32995
  chance.heading 0.0894387
   kin.share 0.0920914
    fit.in1000 0.207233
     -0.0114
     -0.0587
    -0.1115
   chance.page 0.180763
    in1000.blocks 409.5
     -0.0444
     0.0664
    in1000.perBlock 3.41223
     -0.0162
     -0.0706
  chance.most 0.772354
   kin.share 0.0768364
    -0.0311
    chance.kinBlocks 0.381283
     0.0058
     0.0681
   kin.share 0.467087
    in300.share 0.117353
     0.0458
     -0.0226
    chance.heading 0.307947
     -0.0886
     -0.0144
 chance.parent 0.707802
  fit.in1000 0.730606
   heading.distance 1.5
    chance.after 0.452682
     0.0153
     0.0615
    in300.share 0.668377
     -0.0163
     0.0394
   in1000.blocks 119.5
    chance.kinBlocks 0.522572
     -0.0120
     0.0309
    in300.share 0.830158
     0.0908
     0.0319
  chance.most 0.772354
   -0.0315
   kin.share 0.0405055
    chance.kinBlocks 0.381283
     -0.0170
     0.0556
    chance.page 0.270284
     0.0133
     0.0909

chance.grandparent 0.51811
 fit.inBest 0
  chance1 0.320258
   chance.wanted 445.923
    fit.best 0.421687
     -0.0181
     -0.0725
    -0.0897
   in1000.links 0.210807
    -0.0476
    chance.wanted 635.081
     -0.0198
     0.0062
  in1000.links 0.012383
   chance.in30 0.418411
    -0.1009
    fit.best 0.632996
     -0.0598
     0.0034
   in100.perBlock 2.62451
    in1000.proseShare 0.887172
     0.0970
     -0.0082
    group.sentences 0.0347323
     -0.0367
     -0.0078
 group.sentences 0.00614921
  chance1 0.507662
   in1000.links 0.0847206
    in1000.links 0.0383382
     -0.0249
     0.0061
    -0.0529
   in1000.links 0.686712
    in100.perBlock 14.378
     0.0550
     0.0192
    -0.0434
  group.sentences 0.200213
   chance.grandparent 0.627455
    in1000.perBlock 11.1146
     0.0480
     0.0014
    group.sentences 0.0741742
     0.0924
     0.0453
   in300.share 0.538803
    -0.0633
    group.sentences 0.332966
     0.0020
     0.0335

chance.group 0.460429
 fit.gap 0.0320697
  in1000.blocks 519.5
   chance.group 0.219246
    chance.wanted 533.005
     -0.0346
     -0.0813
    group.last 0.835586
     -0.0372
     0.0099
   chance.wanted 1714.72
    group.share 0.102007
     0.0457
     0.1213
    chance.group 0.340773
     -0.0634
     0.0080
  chance.groupBlocks 0.359108
   -0.0938
   -0.0252
 chance.grandparent 0.693501
  group.sentences 0
   chance.wanted 445.923
    chance.grandparent 0.478818
     -0.0054
     0.0489
    in300.perBlock 9.0789
     -0.0684
     0.0286
   in300.perBlock 32.7825
    copies 1.5
     0.0528
     0.0040
    -0.0311
  group.sentences 0.16619
   group.sentences 0.0741742
    chance.group 0.59842
     0.0351
     0.0902
    in300.perBlock 32.7825
     0.0583
     -0.0080
   in300.perBlock 6.83457
    -0.0842
    0.0239

chance 0.418447
 chance 0.278492
  in100.perBlock 1.80751
   in300.links 0.40785
    0.0416
    -0.0353
   in1000.links 0.012383
    -0.0965
    chance.page 0.180763
     -0.0270
     -0.0632
  chance.outer 0.134414
   chance.around4 0.390088
    names.for 4.5
     -0.0728
     -0.0201
    level 0
     -0.0310
     0.0131
   chance.page 0.180763
    0.0271
    in1000.perBlock 3.83969
     0.0236
     -0.0251
 chance 0.692047
  chance.group 0.59842
   in1000.perBlock 3.04363
    0.0738
    in1000.proseShare 0.976741
     -0.0263
     0.0162
   in1000.links 0.585752
    in1000.perBlock 14.1904
     0.0592
     0.0123
    -0.0512
  chance.group 0.816366
   in300.links 0.0143345
    chance.in1000 0.705918
     -0.0192
     0.0775
    in1000.links 0.686712
     0.0677
     0.0106
   0.0955

chance.groupBlocks 0.387278
 chance.wanted 533.005
  group.parents 16.5
   chance.item 0.188829
    kin.share 0.0134305
     -0.0289
     -0.0705
    chance.in300 0.378454
     0.0016
     -0.0395
   fit.page 0.629842
    chance.wanted 327.285
     -0.0043
     0.0685
    chance.wanted 408.673
     -0.0023
     -0.0455
  chance.in300 0.40813
   kin.share 0.322434
    kin.share 0.173164
     -0.0656
     -0.0226
    -0.0987
   chance.groupBlocks 0.284321
    outer.rowAverage 315.417
     -0.0508
     -0.0228
    chance.wanted 1868.6
     -0.0203
     0.0261
 chance.groupBlocks 0.797123
  chance.up3 0.388041
   fit.page 0.554678
    0.0155
    outer.rowAverage 76.6056
     -0.0538
     -0.0051
   group.parents 34.5
    chance.in30 0.443214
     -0.0230
     0.0312
    outer.rowAverage 9.23929
     -0.0078
     0.0738
  chance.section 0.503103
   0.0223
   0.0867

chance.grandparent 0.554511
 chance.grandparent 0.232792
  fit.inBest 0
   chance.wanted 445.923
    chance.kin 0.22465
     -0.0526
     0.0037
    -0.0873
   heading.distance 296.5
    in300.share 0.327843
     -0.0182
     -0.0597
    0.0423
  in1000.perBlock 2.47578
   in300.share 0.926725
    0.0748
    0.0179
   chance.wanted 445.923
    group.share 0.0725054
     -0.0160
     0.0396
    chance.in1000 0.52577
     -0.0518
     0.0031
 chance.kin 0.411153
  group.share 0.0452609
   names.for 2.5
    outer.rowAverage 63.9003
     0.0096
     -0.0211
    heading.distance 13.5
     -0.0515
     -0.0111
   in300.share 0.704743
    0.0453
    0.0012
  names.for 7.5
   chance.grandparent 0.727052
    in1000.perBlock 29.7916
     0.0366
     -0.0233
    in1000.perBlock 29.7916
     0.0756
     0.0265
   chance.wanted 533.005
    0.0597
    in1000.perBlock 5.11083
     -0.0745
     0.0082

chance 0.418447
 in1000.links 0.012383
  fit.page 0.629842
   -0.1019
   fit.page 0.723006
    -0.0465
    fit.page 0.823503
     0.0287
     -0.0000
  group.last 0.891248
   in1000.blocks 747.5
    chance 0.302245
     -0.0542
     -0.0244
    0.0274
   fit.page 0.687623
    depth 14.5
     0.0659
     -0.0145
    in1000.links 0.112582
     0.0214
     -0.0838
 chance 0.692047
  repeat 0
   chance-2 0.118631
    chance.parent 0.496966
     -0.0323
     0.0129
    in1000.links 0.819279
     0.0308
     -0.0250
   in1000.links 0.0524922
    fit.page 0.757622
     -0.0153
     0.0536
    -0.0615
  depth 25.5
   in1000.links 0.0383382
    fit.page 0.836602
     -0.0084
     0.0635
    fit.page 0.60892
     0.0174
     0.0760
   -0.0360

chance.box 0.487647
 chance.box 0.237293
  group.parents 18.5
   copies 9.5
    chance.outer 0.623398
     -0.0652
     -0.0203
    -0.0065
   chance.wanted 445.923
    depth 14.5
     0.0536
     -0.0063
    chance.up3 0.127182
     0.0125
     -0.0682
  group.last 0.73735
   in1000.share 0.629715
    group.last 0.53685
     -0.0085
     -0.0754
    in1000.share 0.765074
     0.0087
     -0.0299
   copies 1.5
    chance.wanted 533.005
     0.0621
     0.0015
    chance.wanted 1868.6
     -0.0497
     0.0150
 chance.box 0.695175
  in1000.share 0.668939
   chance.in1000 0.596799
    depth 13.5
     -0.0590
     0.0126
    chance.up3 0.651624
     0.0052
     0.0504
   depth 24.5
    group.last 0.455548
     0.0007
     0.0377
    -0.0477
  depth 25.5
   chance.up3 0.71396
    chance.wantedBefore 0.493908
     0.0576
     0.0084
    chance.section 0.560037
     0.0246
     0.0677
   -0.0363

chance.groupBlocks 0.387278
 fit.gap 0.0405728
  in1000.links 0.012383
   chance.around12 0.366235
    -0.0895
    chance.up4 0.474387
     0.0076
     -0.0132
   chance.groupBlocks 0.189122
    kin.parents 47.5
     -0.0433
     0.0309
    repeat 0
     0.0117
     -0.0289
  chance.page 0.180763
   -0.0281
   -0.0872
 chance.groupBlocks 0.797123
  repeat 0
   in1000.prose 0.920314
    in1000.links 0.012383
     -0.0216
     0.0309
    in1000.links 0.012383
     0.0435
     -0.0679
   chance.page 0.592539
    group.sentences 0.0166321
     -0.0170
     -0.0731
    in1000.links 0.0524922
     0.0431
     -0.0164
  chance.page 0.864873
   chance.after 0.487789
    0.0310
    words 11.5
     0.0382
     0.0845
   chance.after 0.908239
    0.0012
    0.0094

chance.group 0.495468
 chance.group 0.219246
  in100.perBlock 1.80751
   0.0352
   words 20.5
    fit.page 0.554678
     -0.0281
     -0.0572
    -0.0794
  kin.first 0.6488
   in1000.share 0.629715
    kin.first 0.0457591
     0.0237
     -0.0540
    group.share 0.151049
     -0.0184
     0.0355
   chance.page 0.270284
    0.0525
    fit.page 0.707858
     -0.0340
     0.0146
 chance.box 0.811923
  fit.page 0.789815
   chance.page 0.520568
    in100.perBlock 19.0075
     0.0274
     -0.0073
    in100.perBlock 7.92265
     -0.0644
     0.0088
   outer.rowAverage 241.28
    in300.perBlock 32.7825
     0.0262
     -0.0266
    chance.outer 0.8294
     0.0802
     0.0099
  group.share 0.0283581
   0.0234
   0.0711

chance.parent 0.402354
 in1000.links 0.012383
  chance.page 0.336433
   -0.0912
   chance.page 0.484582
    -0.0420
    -0.0041
  chance.most 0.772354
   repeat 0
    group.last 0.758094
     -0.0148
     0.0399
    in100.perBlock 2.62451
     0.0299
     -0.0599
   chance.heading 0.239106
    names.for 0
     -0.0713
     -0.0334
    in100.perBlock 2.62451
     0.0381
     -0.0276
 group.last 0.972307
  repeat 0
   chance.kinBlocks 0.690694
    outer.rowAverage 17.8048
     0.0331
     -0.0005
    in100.perBlock 3.19804
     -0.0471
     0.0483
   fit.page 0.801227
    -0.0635
    in1000.links 0.0524922
     0.0231
     -0.0123
  outer.rowAverage 53.15
   -0.0017
   in100.perBlock 30.2699
    0.0913
    0.0019

chance.kin 0.378665
 in300.links 0.00968132
  chance.after 0.452682
   -0.0808
   in1000.proseShare 0.868038
    -0.0056
    0.0087
  fit.inBest 0
   chance.kin 0.22465
    chance.under 0
     -0.0600
     -0.0045
    kin.first 0.11303
     -0.0573
     -0.0028
   place 0.740321
    kin.first 0.0931855
     0.0144
     -0.0259
    group.sentences 0.0166321
     -0.0109
     0.0545
 repeat 0
  fit.inBest 0
   chance.in1000 0.347835
    0.0162
    chance.heading 0.239106
     -0.0642
     -0.0184
   in300.links 0.889537
    in300.links 0.00968132
     0.0022
     0.0351
    group.sentences 0.00614921
     -0.0679
     0.0201
  chance.in1000 0.629937
   chance.heading 0.378817
    -0.0707
    chance.heading 0.517045
     -0.0021
     -0.0340
   chance.heading 0.572493
    in300.links 0.0481422
     0.0138
     -0.0357
    words-1 12.5
     0.0430
     -0.0034

chance.up3 0.588157
 chance.up3 0.226132
  kin.share 0.211843
   chance.wantedBefore 0.620531
    names.leaning 0
     -0.0333
     0.0149
    chance.in30 0.311578
     -0.0531
     -0.0066
   -0.0744
  in1000.blocks 519.5
   in1000.share 0.668939
    tag 3.5
     0.0002
     -0.0470
    depth 13.5
     0.0180
     -0.0258
   kin.share 0.211843
    in1000.blocks 747.5
     0.0375
     -0.0449
    0.0932
 depth 25.5
  tag 13.5
   chance.most 0.956489
    group.sentences 0.065939
     0.0628
     0.0184
    chance.in30 0.640672
     -0.0393
     0.0210
   group.sentences 0.0120847
    kin.share 0.113286
     -0.0585
     -0.0086
    group.sentences 0.0791288
     0.0530
     -0.0076
  -0.0535

fit.gap 0.0643121
 chance.around4 0.674693
  in1000.perBlock 22.7472
   group.last 0.972307
    depth 14.5
     0.0058
     -0.0254
    depth 9.5
     -0.0175
     0.0733
   chance.kinBlocks 0.555064
    -0.0713
    -0.0208
  depth 25.5
   tag 13.5
    in1000.perBlock 22.7472
     0.0510
     0.0109
    chance.kinBlocks 0.381283
     -0.0424
     0.0166
   -0.0464
 chance.around4 0.354001
  chance.wantedBefore 0.086293
   -0.0292
   -0.0819
  -0.0121

chance.up4 0.574395
 in1000.links 0.012383
  fit.best 0.654711
   -0.0873
   names.leaning 12.5
    -0.0159
    0.0229
  fit.inBest 0
   fit.page 0.436551
    names.leaning 0
     -0.0300
     0.0534
    names.for 3.5
     -0.0656
     -0.0221
   chance.heading 0.402867
    chance.heading 0.355347
     0.0033
     0.0542
    in1000.links 0.112582
     0.0323
     -0.0367
 group.share 0.0389967
  fit.inBest 0
   chance.doubt 0.238065
    -0.0483
    0.0154
   words1 8.5
    names.for 5.5
     0.0063
     -0.0228
    words1 67.5
     0.0228
     -0.0170
  chance.page 0.501896
   names.leaning 32.5
    chance.heading 0.459708
     0.0712
     0.0386
    -0.0038
   fit.best 0.827133
    heading.distance 2.5
     0.0342
     -0.0375
    chance.doubt 0.140341
     0.0103
     0.0590

chance.around4 0.354001
 chance.wanted 533.005
  group.parents 16.5
   chance.around4 0.232107
    chance.up4 0.130271
     -0.0011
     -0.0465
    group.parents 3.5
     -0.0269
     0.0172
   chance.doubt 0.455821
    fit.page 0.707858
     0.0092
     -0.0348
    chance-2 0.0936274
     -0.0059
     0.0515
  in1000.links 0.030983
   chance.doubt 0.455821
    chance.doubt 0.336207
     -0.0011
     -0.0356
    -0.0804
   chance.doubt 0.722969
    in1000.links 0.0709811
     0.0001
     -0.0431
    0.0374
 chance.kin 0.378665
  fit.page 0.510993
   0.0245
   in1000.links 0.0621959
    in1000.links 0.00658437
     -0.0238
     0.0189
    level 1.5
     -0.0339
     0.0032
  group.parents 34.5
   chance.doubt 0.295823
    chance.most 0.951286
     0.0409
     -0.0004
    chance.wanted 1128.37
     0.0145
     -0.0359
   in1000.links 0.504653
    chance.most 0.951286
     0.0799
     0.0104
    0.0008

chance.in30 0.722982
 chance.up3 0.226132
  tag 6.5
   group.last 0.972307
    heading.distance 1.5
     -0.0190
     -0.0648
    -0.0138
   tag 9.5
    0.0668
    chance.wanted 327.285
     -0.0483
     -0.0140
  group.last 0.891248
   chance.wanted 1128.37
    tag 10.5
     0.0236
     -0.0195
    chance.wanted 2883.91
     -0.0481
     0.0175
   in1000.prose 0.408075
    heading.distance 194.5
     0.0567
     -0.0130
    in1000.prose 0.800656
     -0.0275
     0.0370
 words 9.5
  tag 13.5
   in1000.prose 0.263994
    -0.0286
    tag 3.5
     -0.0120
     0.0342
   chance.up3 0.848609
    in1000.prose 0.624274
     -0.0248
     0.0117
    -0.0444
  in1000.prose 0.718132
   chance.after 0.487789
    0.0226
    0.0650
   fit.page 0.789815
    -0.0222
    group.last 0.455548
     -0.0155
     0.0527

chance.box 0.425047
 fit.in1000 0.267913
  chance.most 0.502759
   in1000.perBlock 4.12715
    -0.0497
    0.0362
   group.blocks 6.5
    -0.0151
    chance.wanted 568.647
     -0.0234
     -0.0780
  fit.in1000 0.326914
   names.leaning 2.5
    chance.most 0.502759
     0.0216
     -0.0271
    chance.wanted 327.285
     0.0158
     0.0713
   names.leaning 8.5
    in1000.perBlock 4.79401
     -0.0516
     -0.0185
    chance.wanted 2438.82
     -0.0146
     0.0307
 chance.box 0.695175
  chance.under 0.426333
   group.blocks 206.5
    kin.first 0.194492
     -0.0183
     0.0079
    0.0535
   chance.most 0.951286
    names.leaning 19.5
     0.0586
     0.0145
    chance.parent 0.875954
     -0.0140
     0.0054
  in1000.perBlock 22.7472
   in1000.perBlock 3.41223
    -0.0045
    words-1 16.5
     0.0490
     0.0205
   chance.outer 0.723241
    -0.0408
    chance.most 0.951286
     0.0701
     -0.0091

fit.inBest 0
 in1000.links 0.1564
  group.last 0.563893
   group.last 0.271896
    -0.0275
    0.0069
   -0.0869
  chance.kinBlocks 0.213042
   tag 10.5
    group.last 0.622129
     -0.0160
     -0.0663
    chance.item 0.217398
     0.0050
     -0.0344
   group.last 0.801159
    chance-2 0.412699
     -0.0291
     0.0100
    in1000.links 0.26912
     0.0015
     0.0433
 chance.in30 0.776173
  tag 19.5
   in1000.links 0.012383
    chance.in300 0.598372
     -0.0698
     0.0217
    chance.in300 0.138534
     0.0626
     0.0045
   group.last 0.801159
    -0.0736
    -0.0029
  chance.parent 0.707802
   chance.item 0.798838
    tag 3.5
     -0.0117
     0.0284
    chance.in300 0.833241
     -0.0005
     -0.0356
   words1 29.5
    group.last 0.455548
     0.0122
     0.0453
    chance.in300 0.745738
     -0.0138
     0.0175

chance.section 0.673443
 in300.links 0.00968132
  chance.section 0.387556
   in1000.share 0.629715
    -0.0823
    -0.0122
   in100.perBlock 7.41948
    -0.0624
    group.blocks 18.5
     -0.0143
     0.0543
  chance.wantedBefore 0.907639
   group.blocks 149.5
    chance.in30 0.188868
     -0.0263
     0.0021
    in300.links 0.990788
     0.0596
     -0.0462
   group.blocks 41.5
    in100.perBlock 7.41948
     -0.0533
     -0.0186
    links 0.202941
     0.0278
     -0.0232
 links 0.115663
  chance.in30 0.640672
   outer.rowAverage 53.15
    group.blocks 5.5
     -0.0051
     0.0447
    chance.wantedBefore 0.453798
     -0.0371
     0.0018
   chance.wantedBefore 0.620531
    chance.page 0.378103
     0.0678
     0.0332
    chance.in1000 0.52577
     -0.0090
     0.0274
  in300.links 0.213869
   outer.rowAverage 213.418
    links 0.252907
     -0.0012
     -0.0393
    group.blocks 14.5
     -0.0131
     0.0132
   group.blocks 18.5
    -0.0030
    0.0439

chance.section 0.420727
 names.for 2.5
  group.last 0.73735
   chance.in100 0.529682
    in300.share 0.830158
     -0.0629
     -0.0206
    chance.up4 0.574395
     -0.0211
     0.0034
   chance.section 0.125901
    in300.share 0.456893
     -0.0066
     0.0620
    in300.share 0.363589
     0.0024
     -0.0416
  in1000.perBlock 3.41223
   group.last 0.875177
    names.leaning 17.5
     -0.0260
     0.0477
    chance.doubt 0.57894
     0.0144
     0.0818
   chance.up4 0.253862
    chance.in100 0.321391
     -0.0320
     0.0071
    names.leaning -2.5
     0.0618
     -0.0080
 group.last 0.955386
  chance.doubt 0.534251
   chance.up4 0.755052
    outer.rowAverage 22.875
     0.0163
     -0.0176
    in1000.perBlock 22.7472
     0.0346
     -0.0016
   group.last 0.711159
    0.0249
    0.0758
  chance.doubt 0.15888
   chance.after 0.738228
    -0.0285
    0.0173
   kin.parents 11.5
    0.0229
    0.0749

fit.gap 0.0376017
 chance.group 0.59842
  in100.perBlock 2.62451
   group.share 0.0115623
    -0.0221
    kin.parents 11.5
     0.0041
     0.0562
   in100.perBlock 23.1339
    in1000.links 0.012383
     -0.0524
     -0.0020
    group.share 0.0452609
     -0.0170
     -0.0585
  heading.distance 84.5
   chance.group 0.816366
    chance.around40 0.645171
     0.0055
     0.0273
    links 0.464103
     0.0442
     -0.0119
   chance.group 0.705253
    chance.outer 0.577575
     -0.0188
     0.0321
    kin.parents 26.5
     -0.0126
     -0.0609
 group.share 0.0115623
  in1000.links 0.210807
   -0.0311
   chance.before 0.215516
    0.0229
    -0.0149
  chance.before 0.354498
   group.share 0.0452609
    -0.0333
    -0.0780
   -0.0123

chance.group 0.312204
 names.for 0
  chance.most 0.502759
   group.sentences 0.065939
    chance.kin 0.154602
     -0.0241
     0.0403
    -0.0303
   chance.heading 0.355347
    chance.heading 0.169944
     -0.0600
     -0.0328
    kin.parents 30.5
     -0.0302
     0.0228
  tag 15.5
   chance.heading 0.262012
    tag 1.5
     -0.0312
     0.0201
    fit.best 0.72554
     0.0717
     -0.0183
   chance.most 0.575204
    0.0364
    group.sentences 0.00614921
     -0.0471
     -0.0094
 chance.group 0.816366
  chance.most 0.808544
   copies 2.5
    group.sentences 0.112255
     0.0397
     -0.0004
    group.sentences 0.0216609
     -0.0135
     -0.0543
   fit.best 0.792293
    chance.up3 0.800965
     -0.0130
     0.0322
    chance.most 0.956489
     0.0310
     -0.0072
  chance.most 0.956489
   chance.in30 0.695865
    0.0078
    0.0573
   kin.parents 37.5
    group.sentences 0.0408627
     0.0033
     0.0314
    chance.heading 0.597066
     -0.0519
     0.0076

repeat 0
 chance.box 0.170564
  group.parents 20.5
   kin.share 0.0342427
    kin.share 0.0199927
     -0.0188
     0.0088
    place 0.486045
     -0.0118
     -0.0602
   group.parents 39.5
    0.0134
    -0.0209
  chance.most 0.951286
   fit.best 0.827133
    fit.page 0.687623
     0.0210
     -0.0007
    links 0.252907
     0.0509
     -0.0053
   chance.box 0.627519
    fit.in1000 0.822687
     -0.0563
     -0.0111
    kin.share 0.322434
     0.0242
     -0.0173
 chance.most 0.922609
  fit.page 0.801227
   chance.box 0.217683
    group.blocks 54.5
     -0.0377
     0.0167
    names.leaning 20.5
     -0.0771
     -0.0272
   group.blocks 18.5
    -0.0037
    0.0159
  group.blocks 54.5
   fit.in1000 0.606896
    0.0082
    fit.best 0.898608
     -0.0462
     0.0001
   0.0509

fit.gap 0.0320697
 depth 24.5
  group.sentences 0
   in300.links 0.617602
    in300.links 0.0190546
     0.0326
     -0.0048
    chance.doubt 0.666262
     -0.0574
     0.0108
   group.sentences 0.065939
    in1000.prose 0
     0.0841
     0.0208
    in1000.prose 0.920314
     0.0070
     -0.0478
  in300.share 0.627784
   -0.0737
   heading.distance 2.5
    0.0156
    -0.0136
 chance.doubt 0.406832
  -0.0678
  chance.grandparent 0.316283
   fit.gap 0.114217
    fit.gap 0.0643121
     -0.0125
     -0.0563
    0.0108
   0.0191

repeat 0
 chance.groupBlocks 0.201883
  in1000.share 0.482674
   chance.kin 0.176169
    chance.page 0.136075
     -0.0055
     -0.0406
    -0.0608
   in1000.proseShare 0.887172
    fit.page 0.687623
     0.0543
     -0.0295
    chance1 0.233032
     -0.0424
     -0.0037
  chance.wantedBefore 0.536423
   in1000.proseShare 0
    fit.page 0.554678
     0.0488
     -0.0450
    chance.page 0.401054
     0.0351
     0.0131
   chance.groupBlocks 0.797123
    group.parents 3.5
     -0.0277
     0.0005
    chance.section 0.560037
     -0.0225
     0.0340
 group.parents 104.5
  fit.page 0.801227
   in1000.perBlock 2.47578
    0.0119
    in1000.proseShare 0.955043
     -0.0699
     -0.0265
   chance.wantedBefore 0.453798
    in1000.proseShare 0.887172
     0.0094
     -0.0280
    chance.groupBlocks 0.284321
     -0.0105
     0.0250
  0.0257

chance.box 0.661079
 words 109.5
  chance.box 0.333759
   in1000.links 0.012383
    kin.parents 8.5
     -0.0114
     -0.0578
    group.last 0.73735
     -0.0244
     -0.0021
   in300.perBlock 2.72486
    group.last 0.891248
     0.0031
     0.0527
    in1000.links 0.686712
     0.0041
     -0.0393
  -0.0630
 heading.distance 60.5
  words 9.5
   in1000.share 0.765074
    kin.parents 4.5
     -0.0044
     0.0285
    kin.first 0.250216
     -0.0199
     0.0145
   in300.perBlock 24.7452
    words 25.5
     0.0277
     0.0568
    in300.perBlock 40.7085
     -0.0132
     0.0383
  in300.perBlock 7.43676
   -0.0490
   in1000.perBlock 14.1904
    0.0344
    -0.0381

fit.gap 0.0320697
 group.parents 30.5
  kin.parents 28.5
   chance.group 0.238436
    names.leaning 0
     -0.0444
     -0.0098
    names.leaning 40.5
     0.0118
     -0.0351
   depth 11.5
    fit.in1000 0.510233
     0.0525
     -0.0029
    group.blocks 31.5
     -0.0231
     -0.0797
  fit.page 0.35612
   0.0888
   fit.page 0.510993
    -0.0399
    in1000.perBlock 3.41223
     0.0686
     0.0138
 fit.page 0.673292
  names.leaning 2.5
   chance.wanted 372.592
    -0.0089
    -0.0607
   depth 9.5
    -0.0281
    chance.wanted 372.592
     -0.0077
     0.0358
  chance.wanted 207.034
   -0.0116
   group.blocks 1.5
    -0.0179
    -0.0712

depth 25.5
 chance.groupBlocks 0.797123
  in300.perBlock 24.7452
   chance.groupBlocks 0.648347
    chance.doubt 0.534251
     -0.0095
     0.0157
    chance.doubt 0.432603
     0.0323
     -0.0208
   chance.up4 0.727865
    in1000.prose 0.718132
     0.0213
     -0.0676
    chance.doubt 0.15888
     -0.0195
     0.0377
  chance.item 0.821454
   chance.around12 0.612053
    0.0122
    0.0567
   in1000.prose 0.50785
    -0.0079
    chance.wanted 5040.64
     0.0353
     -0.0122
 chance.wanted 776.748
  -0.0710
  -0.0072

fit.gap 0.0320697
 group.blocks 206.5
  copies 2.5
   chance.grandparent 0.232792
    kin.parents 47.5
     -0.0219
     0.0319
    in1000.blocks 287.5
     0.0168
     -0.0072
   words 1.5
    chance.in100 0.364244
     0.0337
     -0.0131
    chance.kinBlocks 0.555064
     -0.0399
     0.0151
  chance.grandparent 0.627455
   0.0674
   -0.0050
 group.blocks 20.5
  in1000.blocks 226.5
   -0.0426
   kin.first 0.553397
    kin.parents 11.5
     0.0316
     -0.0144
    -0.0208
  kin.first 0.447229
   -0.0693
   -0.0019

repeat 0
 fit.inBest 0
  chance.doubt 0.221941
   -0.0668
   chance1 0.233032
    fit.page 0.436551
     0.0007
     -0.0358
    in1000.blocks 170.5
     -0.0107
     0.0406
  in1000.prose 0.718132
   in1000.perBlock 8.45739
    fit.page 0.554678
     0.0268
     -0.0019
    chance-1 0.165863
     -0.0166
     0.0441
   chance.doubt 0.250767
    chance.doubt 0.208706
     0.0046
     0.0560
    chance.doubt 0.349058
     -0.0429
     0.0004
 fit.page 0.801227
  in1000.perBlock 2.47578
   0.0091
   chance1 0.166808
    in1000.perBlock 3.41223
     0.0175
     -0.0244
    fit.page 0.687623
     -0.0665
     -0.0151
  in1000.blocks 151.5
   fit.page 0.853859
    0.0145
    fit.in1000 0.911717
     -0.0347
     -0.0047
   chance 0.233635
    -0.0044
    chance2 0.864355
     0.0366
     0.0026

chance.wantedBefore 0.620531
 repeat 0
  chance.group 0.340773
   in300.links 0.150209
    chance.in1000 0.425076
     -0.0360
     -0.0034
    chance.around40 0.338402
     0.0218
     -0.0173
   chance.in1000 0.377933
    chance.around4 0.321298
     0.0054
     0.0464
    chance.in1000 0.425076
     -0.0283
     0.0142
  chance.most 0.922609
   kin.share 0.00868856
    0.0198
    chance.in1000 0.629937
     -0.0512
     0.0018
   in100.perBlock 6.15136
    0.0293
    in300.links 0.0481422
     0.0035
     -0.0264
 fit.inBest 0
  chance.most 0.667644
   0.0284
   chance.group 0.52437
    -0.0703
    -0.0087
  in300.share 0.627784
   group.sentences 0.065939
    chance.in1000 0.56974
     -0.0206
     0.0162
    chance.most 0.910589
     -0.0701
     -0.0022
   chance.in1000 0.425076
    chance.most 0.575204
     0.0276
     -0.0297
    chance.in1000 0.552908
     0.0479
     0.0068

group.last 0.972307
 tag 19.5
  chance.wanted 1128.37
   chance.up3 0.226132
    kin.parents 52.5
     -0.0214
     0.0329
    kin.parents 52.5
     0.0152
     -0.0384
   in300.perBlock 7.43676
    fit.page 0.554678
     0.0055
     -0.0614
    heading.distance 33.5
     0.0070
     -0.0321
  group.last 0.801159
   in300.perBlock 8.47162
    -0.0695
    -0.0073
   0.0091
 group.parents 16.5
  fit.best 0.654711
   -0.0639
   group.last 0.989254
    0.0383
    -0.0261
  fit.page 0.707858
   0.0852
   fit.in1000 0.672561
    -0.0009
    0.0386

names.leaning 0
 in1000.links 0.0173024
  in1000.links 0.00658437
   -0.0107
   -0.0731
  chance.grandparent 0.419775
   kin.first 0.250216
    names.leaning -10.5
     0.0033
     -0.0515
    heading.distance 194.5
     -0.0117
     0.0315
   outer.rowAverage 584.5
    names.leaning -5.5
     0.0598
     0.0134
    -0.0175
 outer.rowAverage 479.523
  outer.rowAverage 184.056
   chance.in100 0.364244
    in100.perBlock 2.30896
     0.0713
     0.0140
    chance.section 0.673443
     -0.0090
     0.0192
   in1000.links 0.00658437
    -0.0570
    kin.first 0.0621156
     0.0422
     -0.0166
  in100.perBlock 12.9605
   chance.section 0.673443
    0.0688
    0.0055
   chance.in100 0.590097
    -0.0371
    names.leaning 34.5
     0.0331
     -0.0299

group.last 0.73735
 in1000.prose 0.0939464
  in300.share 0.704743
   group.last 0.563893
    -0.0222
    -0.0738
   in1000.blocks 226.5
    0.0313
    -0.0274
  in300.share 0.958249
   chance.in300 0.487077
    group.last 0.646621
     -0.0107
     -0.0560
    in1000.perBlock 22.7472
     0.0090
     -0.0323
   chance.section 0.125901
    -0.0243
    fit.best 0.714262
     0.0635
     0.0093
 in300.share 0.958249
  group.last 0.955386
   in1000.blocks 226.5
    chance.in30 0.188868
     -0.0409
     0.0277
    group.last 0.921316
     0.0042
     -0.0434
   in300.share 0.627784
    chance.in300 0.40813
     -0.0328
     0.0258
    in1000.prose 0.839431
     0.0747
     0.0067
  group.last 0.903649
   fit.best 0.714262
    0.0398
    chance.in30 0.776173
     -0.0412
     0.0072
   in1000.blocks 151.5
    words1 7.5
     -0.0034
     0.0241
    chance.section 0.560037
     -0.0641
     -0.0026

names.leaning 2.5
 chance.wanted 1234.64
  chance.parent 0.335936
   group.parents 61
    fit.in1000 0.427961
     -0.0343
     -0.0032
    0.0205
   group.parents 10.5
    chance.parent 0.640296
     -0.0265
     0.0349
    names.leaning -2.5
     0.0791
     0.0168
  fit.in1000 0.822687
   links 0.287594
    group.parents 25.5
     -0.0712
     -0.0141
    fit.in1000 0.582586
     -0.0413
     0.0307
   chance.doubt 0.124777
    -0.0078
    in1000.perBlock 15.1503
     0.0051
     0.0375
 group.parents 30.5
  links 0.0560797
   chance2 0.198307
    group.parents 5.5
     -0.0271
     0.0035
    fit.in1000 0.326914
     0.0411
     0.0087
   names.leaning 9.5
    group.parents 2.5
     -0.0282
     0.0259
    chance.wanted 2883.91
     -0.0351
     0.0155
  links1 0.505102
   names.leaning 32.5
    names.leaning 9.5
     0.0166
     0.0592
    -0.0121
   fit.in1000 0.37756
    0.0571
    fit.in1000 0.557984
     -0.0616
     0.0038

group.last 0.73735
 heading.distance 60.5
  chance.page 0.401054
   words 35.5
    chance.page 0.378103
     -0.0064
     0.0425
    0.0489
   words 44.5
    in1000.prose 0.0939464
     -0.0528
     -0.0043
    -0.0453
  in1000.share 0.816253
   group.share 0.0237825
    chance.around12 0.401885
     -0.0175
     0.0019
    -0.0713
   in1000.links 0.334049
    words 3.5
     0.0300
     -0.0021
    -0.0352
 chance-1 0.255288
  in1000.links 0.012383
   -0.0564
   in1000.share 0.743203
    chance.outer 0.134414
     0.0614
     0.0096
    group.share 0.189975
     -0.0321
     0.0130
  in1000.links 0.078144
   chance.page 0.796432
    chance.kinBlocks 0.594474
     0.0186
     0.0669
    chance.outer 0.89189
     -0.0235
     0.0177
   chance.page 0.520568
    group.share 0.279654
     0.0102
     0.0446
    chance.around12 0.734311
     -0.0480
     0.0063

chance.box 0.836243
 chance.doubt 0.194317
  chance.outer 0.666521
   chance.doubt 0.0841593
    in1000.prose 0.82103
     -0.0119
     0.0135
    place 0.165909
     0.0047
     -0.0563
   in100.perBlock 12.9605
    words-1 7.5
     0.0464
     0.0043
    group.sentences 0.0853097
     -0.0207
     0.0120
  group.last 0.758094
   in1000.prose 0.0939464
    group.last 0.563893
     -0.0091
     -0.0572
    in100.perBlock 26.1453
     0.0073
     -0.0321
   words-1 2.5
    group.last 0.972307
     -0.0114
     0.0378
    in1000.prose 0.408075
     0.0313
     0.0066
 chance.doubt 0.349058
  chance.around40 0.851407
   group.sentences 0.0791288
    0.0409
    0.0105
   chance.around40 0.876354
    -0.0069
    0.0161
  -0.0081

depth 24.5
 group.last 0.73735
  chance.wanted 1128.37
   words 12.5
    in1000.prose 0.0939464
     -0.0387
     -0.0007
    chance.around4 0.42138
     -0.0102
     0.0414
   chance.around12 0.801475
    group.last 0.405608
     0.0055
     -0.0470
    words 9.5
     -0.0069
     0.0201
  chance2 0.220047
   chance.wanted 2045.85
    chance.wanted 327.285
     -0.0230
     0.0085
    chance.around4 0.586981
     -0.0505
     0.0067
   words 10.5
    in100.perBlock 2.62451
     0.0388
     0.0011
    in1000.prose 0.718132
     0.0478
     0.0109
 chance.wanted 776.748
  -0.0694
  -0.0029

fit.in1000 0.730606
 in1000.prose 0.94185
  chance.most 0.772354
   in1000.perBlock 4.12715
    chance.in1000 0.191845
     0.0179
     -0.0184
    in1000.prose 0.658942
     0.0337
     -0.0167
   in1000.prose 0.042143
    in1000.perBlock 3.41223
     0.0138
     -0.0612
    chance.up4 0.414462
     -0.0180
     0.0013
  -0.0604
 fit.inBest 0
  chance.most 0.928804
   0.0009
   -0.0565
  group.sentences 0.00614921
   group.parents 7.5
    fit.in1000 0.861932
     0.0311
     -0.0072
    chance.in1000 0.705918
     -0.0343
     0.0015
   in1000.perBlock 13.0275
    kin.first 0.0269145
     0.0049
     0.0462
    group.sentences 0.0697826
     0.0281
     -0.0149

fit.gap 0.0376017
 depth 25.5
  outer.rowAverage 184.056
   chance.doubt 0.194317
    chance.heading 0.628472
     -0.0332
     0.0170
    in1000.prose 0.042143
     -0.0135
     0.0214
   chance.doubt 0.432603
    chance.doubt 0.349058
     -0.0050
     0.0361
    depth 16.5
     -0.0561
     0.0285
  chance.heading 0.378817
   outer.rowAverage 63.9003
    -0.0733
    -0.0177
   0.0056
 group.blocks 20.5
  in1000.prose 0.43486
   in100.perBlock 5.14645
    chance.doubt 0.500951
     -0.0312
     0.0144
    0.0466
   chance.wanted 1340.02
    -0.0520
    -0.0142
  -0.0629

repeat 0
 fit.inBest 0
  chance.wanted 445.923
   heading.level 0
    -0.0293
    kin.parents 4.5
     -0.0074
     0.0332
   names.for 0
    chance.heading 0.286174
     -0.0562
     -0.0001
    place 0.576802
     0.0278
     -0.0265
  chance.section 0.125901
   in100.perBlock 9.90122
    names.for 3.5
     0.0634
     0.0098
    chance.groupBlocks 0.417026
     -0.0208
     0.0140
   chance.groupBlocks 0.797123
    in100.perBlock 19.0075
     0.0084
     -0.0130
    kin.parents 37.5
     0.0338
     -0.0064
 in100.perBlock 2.30896
  chance.group 0.365097
   chance.heading 0.332841
    0.0071
    0.0569
   -0.0326
  chance.parent 0.496966
   heading.level 3.5
    chance.wanted 2438.82
     -0.0455
     -0.0029
    chance.groupBlocks 0.234245
     0.0072
     -0.0153
   in100.perBlock 4.24043
    0.0195
    chance.group 0.52437
     0.0051
     -0.0241

depth 21.5
 chance.wanted 1128.37
  group.sentences 0.00614921
   in300.links 0.0190546
    kin.share 0.00670849
     0.0084
     0.0491
    kin.share 0.211843
     -0.0003
     -0.0337
   group.sentences 0.0513291
    chance.around4 0.203608
     -0.0166
     0.0437
    outer.rowAverage 53.15
     -0.0042
     0.0269
  in300.perBlock 7.89454
   depth 16.5
    outer.rowAverage 31.0625
     0.0064
     -0.0643
    outer.rowAverage 213.418
     -0.0317
     0.0604
   in300.perBlock 13.0991
    kin.parents 3.5
     -0.0311
     0.0391
    chance.wanted 2883.91
     -0.0177
     0.0123
 outer.rowAverage 276.885
  group.sentences 0.0741742
   in300.links 0.343633
    group.sentences 0.0454798
     -0.0430
     0.0044
    0.0189
   -0.0689
  in300.perBlock 11.0469
   0.0469
   -0.0030

repeat 0
 chance.box 0.170564
  fit.in1000 0.267913
   kin.share 0.0405055
    -0.0170
    -0.0569
   in1000.share 0.976467
    fit.best 0.527121
     0.0508
     -0.0076
    -0.0422
  chance.doubt 0.500951
   in1000.links 0.686712
    names.leaning 26.5
     0.0075
     -0.0132
    fit.in1000 0.687996
     -0.0505
     0.0168
   in1000.links 0.0244692
    -0.0370
    fit.in1000 0.326914
     0.0501
     0.0067
 fit.best 0.696032
  chance1 0.208395
   fit.best 0.56161
    fit.best 0.421687
     -0.0233
     0.0437
    -0.0282
   -0.0573
  in1000.links 0.0524922
   chance.outer 0.476066
    -0.0071
    kin.share 0.0237385
     -0.0042
     0.0401
   fit.best 0.72554
    0.0023
    kin.share 0.0237385
     -0.0014
     -0.0465

fit.gap 0.0376017
 repeat 0
  chance.group 0.816366
   chance.in30 0.512131
    chance.group 0.204225
     -0.0078
     0.0196
    level 1.5
     -0.0109
     0.0164
   words 18.5
    in300.share 0.793681
     0.0169
     -0.0149
    in300.share 0.197812
     0.0051
     0.0488
  words 3.5
   level 1.5
    in300.perBlock 2.28459
     0.0238
     -0.0133
    chance.wanted 568.647
     0.0072
     0.0500
   chance.group 0.495468
    -0.0525
    chance.group 0.631942
     -0.0045
     -0.0278
 in300.share 0.117353
  0.0172
  outer.rowAverage 13.0104
   fit.gap 0.0661436
    chance.wanted 445.923
     0.0200
     -0.0133
    in300.share 0.793681
     -0.0378
     0.0078
   chance.wanted 327.285
    -0.0178
    -0.0616

chance-2 0.118631
 chance.in1000 0.228173
  names.leaning 0
   chance.heading 0.117137
    -0.0424
    0.0032
   words1 3.5
    0.0080
    0.0582
  heading.level 1.5
   words1 9.5
    outer.rowAverage 76.6056
     -0.0049
     0.0374
    chance.in1000 0.52577
     -0.0450
     -0.0022
   place 0.531658
    chance.in100 0.426753
     -0.0385
     0.0099
    words1 1.5
     -0.0073
     -0.0600
 in100.perBlock 35.7992
  in1000.perBlock 5.50567
   chance.in1000 0.191845
    names.leaning 2.5
     -0.0119
     0.0405
    in100.perBlock 15.3872
     -0.0047
     -0.0529
   outer.rowAverage 17.8048
    chance.in1000 0.740168
     0.0403
     -0.0071
    outer.rowAverage 276.885
     -0.0017
     0.0184
  chance.grandparent 0.693501
   outer.rowAverage 405.3
    -0.0565
    -0.0004
   in1000.share 0.89907
    place 0.643306
     -0.0277
     0.0221
    0.0393

group.last 0.779146
 in100.perBlock 2.30896
  chance.in100 0.364244
   chance.heading 0.144731
    -0.0065
    group.last 0.53685
     0.0059
     0.0865
   -0.0252
  heading.distance 71.5
   chance.in100 0.426753
    in300.links 0.150209
     -0.0358
     -0.0016
    chance2 0.675165
     0.0064
     -0.0154
   chance.in300 0.542726
    -0.0601
    chance.heading 0.262012
     -0.0140
     0.0268
 chance.in30 0.159323
  chance.in100 0.131884
   0.0054
   chance.in300 0.201883
    -0.0478
    -0.0121
  heading.distance 1.5
   fit.page 0.866296
    in100.perBlock 9.90122
     0.0155
     0.0495
    chance.in30 0.800375
     -0.0255
     0.0033
   names.leaning 28.5
    chance.in300 0.293103
     0.0209
     -0.0067
    in300.links 0.260192
     0.0463
     -0.0256

names.leaning 2.5
 chance.group 0.312204
  chance.wanted 533.005
   chance.wanted 372.592
    chance.heading 0.332841
     -0.0405
     -0.0044
    in300.links 0.177327
     0.0570
     -0.0166
   chance.heading 0.169944
    group.share 0.0115623
     -0.0075
     -0.0633
    group.share 0.0618377
     -0.0250
     0.0091
  names.leaning -5.5
   heading.level 2.5
    0.0600
    0.0065
   in300.links 0.0143345
    in300.links 0.00577625
     0.0022
     -0.0690
    chance.grandparent 0.591604
     -0.0124
     0.0398
 in300.links 0.990788
  group.share 0.45382
   chance.wanted 2438.82
    names.leaning 28.5
     0.0044
     -0.0208
    names.leaning 15.5
     -0.0143
     0.0359
   chance.wanted 1234.64
    0.0609
    chance.heading 0.216323
     -0.0312
     0.0209
  in1000.share 0.99982
   0.0119
   -0.0632

fit.gap 0.0320697
 fit.gap 0.0249754
  chance.box 0.836243
   chance.wanted 445.923
    in1000.perBlock 3.83969
     -0.0014
     0.0234
    in1000.links 0.112582
     0.0022
     -0.0157
   chance.up3 0.848609
    in1000.blocks 143.5
     0.0107
     0.0494
    chance-1 0.755726
     -0.0229
     0.0185
  in300.share 0.492428
   0.0693
   0.0005
 in300.share 0.117353
  0.0258
  in1000.blocks 409.5
   in300.links 0.40785
    -0.0495
    in300.links 0.889537
     -0.0007
     -0.0408
   in1000.blocks 519.5
    0.0321
    -0.0401

depth 21.5
 chance.in1000 0.191845
  in1000.share 0.482674
   group.share 0.0618377
    0.0088
    -0.0267
   in1000.share 0.743203
    0.0831
    outer.rowAverage 76.6056
     0.0002
     0.0446
  fit.in1000 0.582586
   in1000.perBlock 29.7916
    in1000.share 0.370048
     0.0211
     -0.0136
    -0.0560
   in1000.perBlock 11.1146
    in1000.perBlock 9.05827
     0.0027
     0.0445
    chance.in1000 0.52577
     -0.0609
     -0.0009
 outer.rowAverage 276.885
  fit.best 0.61882
   fit.best 0.323169
    -0.0568
    chance.in30 0.311578
     0.0056
     0.0369
   kin.first 0.126624
    -0.0169
    -0.0661
  0.0429

fit.gap 0.0320697
 group.parents 104.5
  in1000.blocks 238.5
   chance.wanted 445.923
    group.parents 1.5
     -0.0071
     0.0396
    fit.in1000 0.582586
     -0.0317
     0.0094
   fit.gap 0.00419991
    fit.in1000 0.774291
     -0.0177
     0.0180
    names.for 4.5
     0.0046
     0.0437
  names.for 5.5
   0.0823
   -0.0101
 kin.share 0.113286
  fit.in1000 0.510233
   group.parents 2.5
    -0.0121
    0.0338
   in1000.blocks 360.5
    chance.heading 0.0610093
     -0.0052
     -0.0458
    0.0151
  chance.wanted 327.285
   -0.0136
   -0.0613

tag 19.5
 chance.doubt 0.194317
  in300.links 0.0190546
   in1000.prose 0.94185
    chance.outer 0.577575
     -0.0152
     0.0449
    -0.0190
   chance.parent 0.771819
    chance.doubt 0.0841593
     -0.0054
     -0.0435
    group.last 0.817718
     0.0082
     -0.0169
  in300.links 0.00968132
   fit.page 0.789815
    chance.group 0.732026
     -0.0262
     -0.0715
    chance.in30 0.800375
     0.0447
     0.0080
   chance.group 0.495468
    group.last 0.891248
     -0.0066
     0.0218
    in300.links 0.177327
     0.0315
     0.0035
 group.last 0.801159
  in1000.prose 0.595694
   -0.0593
   -0.0114
  0.0047

words 109.5
 depth 25.5
  in300.share 0.327843
   in300.perBlock 8.47162
    in300.share 0.293248
     -0.0098
     0.0301
    chance.in1000 0.474473
     0.0512
     0.0070
   in300.perBlock 13.0991
    in300.share 0.492428
     -0.0180
     0.0101
    chance.groupBlocks 0.768335
     -0.0262
     0.0136
  in300.share 0.627784
   -0.0533
   0.0149
 -0.0344

chance.group 0.219246
 fit.in1000 0.267913
  chance.outer 0.134414
   group.share 0.0452609
    -0.0149
    0.0166
   -0.0656
  fit.in1000 0.470242
   chance.section 0.220058
    kin.first 0.6488
     0.0611
     -0.0116
    links 0.0264912
     0.0059
     -0.0245
   fit.in1000 0.582586
    fit.in1000 0.510233
     -0.0033
     -0.0448
    chance.section 0.25311
     0.0153
     -0.0222
 fit.in1000 0.326914
  group.share 0.00474812
   -0.0299
   fit.page 0.649683
    chance.kinBlocks 0.255811
     0.0746
     0.0275
    chance.group 0.59842
     -0.0293
     0.0128
  chance.outer 0.782862
   words-1 14.5
    depth 11.5
     0.0105
     -0.0068
    depth 13.5
     -0.0283
     0.0159
   fit.page 0.914474
    fit.in1000 0.878607
     0.0409
     0.0062
    depth 12.5
     -0.0127
     0.0217

chance.wantedBefore 0.620531
 repeat 0
  group.sentences 0
   chance.wanted 533.005
    chance.wantedBefore 0.0562242
     -0.0302
     0.0258
    in300.perBlock 7.89454
     -0.0310
     0.0055
   in300.perBlock 3.35322
    chance.wantedBefore 0.376057
     -0.0369
     0.0232
    chance.wanted 1234.64
     0.0349
     0.0088
  in300.perBlock 2.28459
   0.0252
   chance.page 0.180763
    0.0105
    chance.page 0.378103
     -0.0497
     -0.0092
 chance.page 0.465407
  in300.perBlock 13.0991
   words-1 4.5
    in300.perBlock 2.72486
     0.0059
     -0.0251
    chance.group 0.1912
     -0.0322
     0.0156
   chance.wanted 776.748
    -0.0058
    -0.0659
  chance.page 0.520568
   group.sentences 0.0697826
    group.sentences 0
     0.0145
     0.0504
    0.0010
   chance1 0.129755
    chance.wanted 1340.02
     -0.0094
     -0.0425
    in300.perBlock 13.0991
     0.0181
     -0.0101

fit.gap 0.0643121
 chance.doubt 0.194317
  chance.after 0.589454
   chance.up4 0.868254
    chance.around4 0.752749
     -0.0489
     -0.0090
    0.0039
   chance-2 0.37484
    chance.up4 0.727865
     -0.0401
     -0.0041
    in1000.blocks 226.5
     0.0008
     0.0304
  fit.page 0.801227
   in1000.perBlock 11.1146
    fit.gap 0.0193691
     0.0039
     0.0301
    in1000.proseShare 0.868038
     0.0129
     -0.0336
   in1000.perBlock 6.18043
    in1000.blocks 162.5
     -0.0246
     0.0081
    in1000.proseShare 0.868038
     0.0712
     0.0218
 fit.page 0.649683
  in1000.proseShare 0.919978
   fit.page 0.554678
    -0.0456
    0.0041
   in1000.blocks 337.5
    0.0009
    0.0314
  -0.0491

chance.most 0.951286
 tag 19.5
  chance.under 0.472835
   chance.most 0.808544
    in1000.proseShare 0.887172
     0.0259
     -0.0053
    in1000.proseShare 0.959707
     -0.0134
     0.0093
   in100.perBlock 12.9605
    chance-1 0.147254
     0.0062
     0.0467
    chance.before 0.498783
     -0.0114
     0.0134
  in300.share 0.363589
   0.0035
   in100.perBlock 7.92265
    -0.0546
    -0.0015
 fit.inBest 0
  chance.before 0.0837148
   -0.0041
   -0.0536
  chance.most 0.966447
   in300.share 0.456893
    chance.parent 0.739562
     -0.0625
     -0.0159
    in100.perBlock 8.65109
     0.0263
     -0.0147
   kin.share 0.0474216
    in1000.proseShare 0.992974
     -0.0305
     0.0239
    chance.wanted 1340.02
     -0.0309
     0.0414

chance 0.448522
 names.for 0
  in1000.perBlock 3.04363
   -0.0488
   chance.outer 0.134414
    kin.parents 28.5
     -0.0115
     0.0494
    group.sentences 0.0791288
     -0.0238
     0.0094
  words 1.5
   chance.outer 0.524092
    in1000.perBlock 3.83969
     0.0547
     0.0092
    -0.0085
   group.share 0.033796
    group.sentences 0.0293988
     -0.0051
     0.0322
    kin.parents 24.5
     -0.0329
     0.0069
 group.sentences 0.065939
  words 10.5
   links1 0.0221001
    kin.parents 33.5
     0.0192
     -0.0109
    chance.doubt 0.534251
     -0.0343
     0.0174
   in1000.perBlock 8.45739
    chance.around40 0.41115
     0.0366
     -0.0181
    chance.doubt 0.175401
     -0.0028
     0.0494
  in1000.perBlock 11.1146
   in1000.perBlock 9.05827
    chance-2 0.579173
     0.0114
     -0.0362
    group.share 0.0389967
     -0.0118
     0.0591
   chance.doubt 0.250767
    chance.doubt 0.140341
     -0.0154
     0.0198
    group.share 0.347874
     -0.0183
     -0.0714

chance.most 0.928804
 chance.wanted 2883.91
  chance.wanted 1128.37
   in1000.blocks 253.5
    chance.in300 0.766894
     0.0234
     -0.0264
    chance.wanted 327.285
     -0.0209
     0.0067
   chance.in300 0.721501
    group.sentences 0.065939
     -0.0033
     -0.0421
    kin.parents 14.5
     0.0455
     0.0093
  kin.parents 72.5
   heading.level 3.5
    0.0565
    0.0059
   -0.0087
 chance.in300 0.542726
  fit.page 0.801227
   -0.0711
   chance.wanted 1481.6
    -0.0217
    kin.parents 33.5
     0.0321
     -0.0022
  chance.most 0.951286
   heading.distance 4.5
    in1000.blocks 170.5
     -0.0176
     0.0165
    kin.parents 2.5
     0.0003
     0.0424
   chance.around12 0.823106
    in1000.blocks 162.5
     -0.0422
     -0.0033
    in1000.blocks 78.5
     -0.0142
     0.0122

chance.wantedBefore 0.536423
 tag 19.5
  repeat 0
   chance.after 0.522511
    in1000.share 0.942692
     0.0315
     0.0067
    tag 13.5
     0.0151
     -0.0234
   chance.up4 0.282835
    fit.in1000 0.532034
     0.0267
     -0.0101
    fit.in1000 0.687996
     -0.0383
     0.0015
  group.last 0.758094
   -0.0448
   0.0060
 group.last 0.500457
  in1000.share 0.882452
   -0.0518
   chance.in1000 0.377933
    -0.0174
    0.0035
  fit.in1000 0.730606
   in300.links 0.00968132
    group.parents 25.5
     -0.0530
     0.0160
    chance.in1000 0.191845
     0.0268
     -0.0139
   in300.links 0.0553288
    tag 3.5
     -0.0015
     0.0386
    chance.after 0.651393
     -0.0210
     0.0087

repeat 0
 in300.perBlock 28.7043
  words 9.5
   heading.level 4.5
    chance.around4 0.646992
     0.0038
     -0.0104
    in1000.links 0.241378
     0.0080
     -0.0478
   fit.in1000 0.510233
    in1000.links 0.078144
     -0.0172
     0.0397
    in1000.links 0.097357
     0.0210
     -0.0080
  fit.in1000 0.841914
   chance.heading 0.402867
    heading.level 2.5
     0.0155
     -0.0365
    -0.0492
   words 28.5
    chance-1 0.755726
     -0.0155
     0.0134
    0.0391
 words 3.5
  in1000.links 0.585752
   fit.in1000 0.532034
    words 2.5
     0.0430
     -0.0001
    fit.in1000 0.774291
     -0.0166
     0.0284
   chance.parent 0.19248
    0.0059
    repeat 3.5
     -0.0043
     -0.0456
  fit.best 0.696032
   -0.0605
   in1000.links 0.030983
    0.0024
    in1000.links 0.210807
     -0.0294
     -0.0041

in1000.proseShare 0.887172
 in1000.perBlock 29.7916
  in1000.perBlock 12.0988
   in1000.perBlock 3.04363
    words-1 1.5
     0.0562
     0.0093
    in1000.proseShare 0.312902
     -0.0174
     0.0087
   words-1 44.5
    chance2 0.717783
     0.0500
     0.0108
    0.0001
  chance.in30 0.640672
   -0.0456
   -0.0022
 links 0.0560797
  chance2 0.379694
   chance.wanted 697.309
    chance.in30 0.578462
     -0.0087
     0.0271
    in1000.perBlock 6.18043
     -0.0630
     -0.0129
   names.for 6.5
    words-1 29.5
     0.0230
     -0.0127
    chance.outer 0.666521
     0.0023
     -0.0375
  names.for 3.5
   chance.outer 0.524092
    in1000.perBlock 5.11083
     -0.0524
     -0.0205
    in1000.proseShare 0.988138
     -0.0154
     0.0105
   words-1 1.5
    chance.grandparent 0.289159
     0.0069
     0.0348
    chance.in30 0.418411
     0.0024
     -0.0384

group.last 0.779146
 in300.perBlock 24.7452
  fit.in1000 0.427961
   names.for 0
    in1000.blocks 216.5
     0.0067
     -0.0477
    chance.wanted 635.081
     0.0152
     -0.0297
   fit.best 0.527121
    in1000.share 0.867099
     0.0169
     0.0714
    in300.perBlock 5.6092
     -0.0187
     0.0074
  fit.in1000 0.841914
   fit.in1000 0.648296
    -0.0128
    -0.0777
   chance 0.725329
    in1000.blocks 90.5
     -0.0288
     0.0103
    in1000.perBlock 29.7916
     0.0049
     0.0344
 words 10.5
  kin.first 0.250216
   in1000.share 0.934148
    kin.first 0.147103
     0.0226
     -0.0244
    in1000.blocks 309.5
     -0.0078
     -0.0535
   in300.perBlock 3.86041
    in1000.share 0.882452
     -0.0451
     0.0214
    chance.wantedBefore 0.620531
     0.0386
     0.0015
  in1000.share 0.370048
   0.0538
   fit.in1000 0.267913
    -0.0382
    in1000.perBlock 13.0275
     0.0286
     -0.0010

repeat 0
 chance-1 0.0503318
  in300.links 0.177327
   -0.0419
   0.0051
  level 0
   names.leaning 8.5
    chance.group 0.59842
     -0.0140
     0.0167
    chance.parent 0.463325
     0.0277
     -0.0023
   level 3.5
    names.leaning 0
     0.0561
     0.0180
    in300.links 0.617602
     0.0002
     -0.0385
 group.blocks 23.5
  group.share 0.00794602
   fit.best 0.527121
    0.0319
    level 1.5
     -0.0259
     0.0072
   fit.best 0.805385
    chance-1 0.147254
     -0.0105
     -0.0614
    fit.best 0.856822
     0.0149
     -0.0191
  names.leaning 2.5
   chance.kin 0.378665
    chance.wanted 445.923
     -0.0057
     -0.0509
    0.0063
   chance.group 0.365097
    group.share 0.0389967
     -0.0092
     0.0564
    names.for 2.5
     0.0179
     -0.0392

depth 21.5
 kin.first 0.594075
  chance.most 0.575204
   chance.kinBlocks 0.167832
    -0.0302
    fit.page 0.436551
     0.0563
     0.0030
   chance 0.356558
    in1000.links 0.334049
     -0.0080
     -0.0306
    chance.most 0.825597
     0.0158
     -0.0032
  chance2 0.0684936
   in1000.links 0.1564
    -0.0349
    0.0056
   chance.in30 0.188868
    chance.wanted 408.673
     -0.0228
     0.0141
    chance.in30 0.578462
     0.0431
     0.0100
 in1000.links 0.585752
  kin.first 0.11303
   chance.most 0.922609
    -0.0002
    0.0280
   chance.heading 0.543457
    chance.heading 0.117137
     -0.0186
     -0.0602
    0.0064
  0.0338

depth 25.5
 in1000.perBlock 5.50567
  group.share 0.0618377
   chance.around40 0.298082
    in300.links 0.298959
     0.0266
     -0.0256
    chance1 0.76396
     -0.0339
     0.0154
   in1000.proseShare 0.727698
    group.share 0.279654
     0.0027
     0.0639
    chance.in1000 0.228173
     0.0329
     -0.0217
  depth 6.5
   in1000.perBlock 9.05827
    0.0059
    in1000.perBlock 25.3631
     -0.0455
     0.0050
   in1000.links 0.00658437
    chance.in1000 0.644595
     -0.0422
     0.0314
    chance.page 0.520568
     0.0224
     -0.0027
 words1 3.5
  -0.0475
  chance.page 0.230628
   -0.0294
   0.0213

chance 0.810153
 kin.share 0.586239
  words-1 18.5
   chance.before 0.354498
    group.share 0.279654
     -0.0088
     0.0349
    names.for 13.5
     0.0060
     0.0343
   group.share 0.189975
    words1 26.5
     -0.0159
     0.0091
    -0.0370
  chance.kinBlocks 0.657093
   words-1 3.5
    fit.page 0.687623
     0.0331
     -0.0151
    outer.rowAverage 276.885
     -0.0658
     -0.0185
   outer.rowAverage 127.962
    fit.page 0.895905
     -0.0345
     0.0002
    fit.page 0.902207
     0.0392
     0.0022
 chance.kinBlocks 0.719147
  chance1 0.549409
   0.0119
   0.0389
  chance1 0.549409
   chance.before 0.722119
    0.0381
    0.0089
   names.for 6.5
    outer.rowAverage 584.5
     0.0097
     -0.0186
    -0.0317

chance.wanted 445.923
 chance.wanted 327.285
  in1000.share 0.800306
   -0.0394
   chance.kin 0.22465
    chance.most 0.575204
     0.0140
     -0.0351
    chance.most 0.910589
     0.0246
     -0.0300
  fit.page 0.629842
   in1000.links 0.112582
    -0.0051
    chance.kin 0.34966
     0.0549
     0.0184
   names.leaning 22.5
    chance.up4 0.44069
     -0.0178
     0.0220
    -0.0317
 chance.in300 0.293103
  in300.links 0.0252279
   -0.0624
   fit.page 0.580805
    in1000.share 0.43963
     -0.0209
     0.0399
    group.sentences 0
     -0.0055
     -0.0459
  in1000.links 0.097357
   chance.most 0.808544
    chance.in300 0.434407
     -0.0170
     0.0705
    fit.page 0.687623
     -0.0261
     0.0087
   chance.most 0.928804
    group.sentences 0.00614921
     -0.0218
     0.0083
    chance.after 0.651393
     -0.0562
     -0.0043

depth 21.5
 depth 6.5
  chance.heading 0.332841
   kin.share 0.0342427
    kin.share 0.00868856
     -0.0194
     0.0021
    -0.0612
   chance.groupBlocks 0.479291
    -0.0161
    fit.in1000 0.861932
     0.0316
     -0.0070
  group.last 0.73735
   kin.share 0.322434
    group.last 0.711159
     0.0047
     -0.0240
    chance.groupBlocks 0.741919
     -0.0408
     0.0044
   group.last 0.903649
    chance.in1000 0.377933
     0.0367
     0.0056
    in300.share 0.99982
     0.0029
     -0.0657
 outer.rowAverage 276.885
  in300.share 0.456893
   outer.rowAverage 63.9003
    -0.0621
    -0.0172
   in300.share 0.766918
    0.0338
    outer.rowAverage 76.6056
     -0.0104
     -0.0512
  chance.heading 0.262012
   -0.0043
   0.0409

chance-2 0.0936274
 chance.in100 0.590097
  chance.section 0.125901
   chance.kin 0.154602
    -0.0243
    outer.rowAverage 13.0104
     -0.0069
     0.0264
   names.for 0
    -0.0476
    names.for 10.5
     -0.0040
     -0.0410
  chance.section 0.125901
   -0.0161
   chance.wanted 776.748
    0.0357
    links1 0.112007
     -0.0170
     0.0098
 chance.in100 0.131884
  chance.kin 0.176169
   0.0378
   0.0072
  in1000.prose 0.467898
   chance.wanted 776.748
    chance.in100 0.696428
     0.0041
     -0.0273
    chance.in1000 0.552908
     -0.0453
     0.0119
   in1000.prose 0.718132
    links1 0.0607908
     0.0249
     -0.0052
    chance.in1000 0.705918
     -0.0185
     0.0097

chance.wantedBefore 0.578176
 in1000.links 0.00658437
  fit.best 0.714262
   -0.0624
   chance.wanted 3748.35
    0.0310
    -0.0151
  place 0.41239
   in300.perBlock 7.43676
    chance.wanted 408.673
     0.0079
     -0.0246
    fit.best 0.72554
     0.0297
     -0.0068
   chance.group 0.219246
    links-1 0.290995
     0.0069
     -0.0282
    words-1 18.5
     0.0279
     -0.0091
 chance.in100 0.29128
  in1000.links 0.686712
   chance.wantedBefore 0.704659
    -0.0039
    chance.in300 0.434407
     -0.0478
     0.0018
   chance.wantedBefore 0.815366
    -0.0157
    0.0275
  in1000.links 0.097357
   in300.perBlock 18.5258
    fit.best 0.696032
     -0.0017
     0.0375
    chance.in300 0.56713
     0.0250
     -0.0186
   names.for 9.5
    chance.wanted 3342.35
     -0.0009
     -0.0448
    words-1 5.5
     -0.0426
     -0.0103

fit.gap 0.0320697
 group.parents 104.5
  heading.level 2.5
   chance.groupBlocks 0.234245
    chance.around4 0.126071
     0.0162
     -0.0180
    chance.groupBlocks 0.58069
     0.0154
     -0.0040
   chance.box 0.259734
    chance.groupBlocks 0.171741
     -0.0122
     0.0303
    chance.groupBlocks 0.741919
     -0.0206
     0.0135
  words 4.5
   0.0494
   0.0102
 chance.wantedBefore 0.578176
  chance.page 0.336433
   chance.doubt 0.534251
    chance.doubt 0.432603
     0.0061
     0.0450
    -0.0190
   chance.wantedBefore 0.0274735
    chance.wanted 991.269
     -0.0065
     0.0100
    -0.0441
  chance.wanted 207.034
   -0.0044
   chance.doubt 0.57894
    -0.0573
    -0.0123

in1000.blocks 519.5
 in1000.prose 0.042143
  chance-1 0.0819609
   0.0312
   in1000.blocks 143.5
    group.sentences 0
     -0.0084
     0.0322
    heading.distance 2.5
     -0.0006
     -0.0386
  chance.wanted 268.755
   in1000.links 0.585752
    chance.box 0.695175
     -0.0297
     0.0105
    chance.up3 0.259054
     -0.0306
     0.0484
   in100.perBlock 2.62451
    chance.up3 0.388041
     0.0531
     0.0021
    in100.perBlock 5.14645
     -0.0205
     0.0054
 in1000.prose 0.43486
  chance.around12 0.526539
   in1000.prose 0.042143
    chance.up3 0.199645
     -0.0096
     0.0321
    0.0657
   -0.0020
  chance.wanted 3748.35
   -0.0328
   0.0134

repeat 0
 chance.most 0.956489
  tag 19.5
   group.share 0.00474812
    tag 11.5
     0.0042
     -0.0301
    place 0.859539
     0.0125
     -0.0111
   group.last 0.835586
    chance.up3 0.588157
     -0.0441
     -0.0043
    0.0153
  chance.doubt 0.208706
   chance.outer 0.753808
    chance.up3 0.867643
     -0.0513
     0.0056
    chance.wanted 3342.35
     0.0129
     -0.0259
   0.0241
 group.last 0.955386
  chance.most 0.922609
   chance.up3 0.149666
    0.0146
    kin.first 0.447229
     -0.0493
     -0.0128
   in300.perBlock 13.0991
    tag 15.5
     0.0324
     -0.0197
    chance.most 0.970756
     -0.0341
     -0.0011
  tag 6.5
   -0.0082
   0.0400

chance.groupBlocks 0.797123
 in300.perBlock 24.7452
  in1000.blocks 309.5
   chance.before 0.430827
    in1000.blocks 287.5
     -0.0084
     0.0251
    in300.perBlock 5.2061
     -0.0154
     0.0150
   group.parents 104.5
    kin.parents 52.5
     -0.0070
     -0.0337
    in300.perBlock 3.35322
     0.0025
     0.0370
  chance.groupBlocks 0.712936
   group.parents 2.5
    chance.around12 0.612053
     -0.0532
     -0.0020
    chance.heading 0.191668
     -0.0087
     0.0232
   chance.page 0.643481
    -0.0730
    chance.heading 0.402867
     0.0103
     -0.0162
 chance.page 0.701282
  chance.around12 0.612053
   -0.0021
   chance.around12 0.84585
    chance.in30 0.776173
     0.0101
     0.0485
    -0.0038
  kin.parents 37.5
   chance.wanted 2045.85
    in300.perBlock 18.5258
     0.0061
     -0.0192
    in1000.blocks 162.5
     0.0328
     0.0006
   group.parents 16.5
    -0.0373
    0.0055

chance-2 0.0936274
 in1000.links 0.138516
  chance.item 0.419695
   names.leaning 14.5
    -0.0577
    place 0.486045
     0.0064
     -0.0285
   chance.page 0.520568
    0.0338
    -0.0327
  chance.in1000 0.228173
   names.leaning 0
    -0.0089
    0.0390
   chance.item 0.392985
    level 0
     -0.0419
     -0.0027
    place 0.576802
     0.0278
     -0.0182
 repeat 0
  names.leaning 44.5
   chance-2 0.579173
    names.leaning 2.5
     -0.0020
     0.0150
    chance.in1000 0.705918
     -0.0123
     0.0105
   -0.0344
  group.last 0.955386
   chance.in100 0.364244
    in1000.prose 0.143017
     -0.0168
     0.0254
    chance.page 0.701282
     -0.0404
     0.0054
   names.leaning 4.5
    -0.0060
    chance.group 0.365097
     0.0479
     0.0080

words 9.5
 outer.rowAverage 17.8048
  kin.share 0.322434
   chance.before 0.126279
    words 4.5
     -0.0379
     0.0058
    outer.rowAverage 3.37088
     0.0029
     0.0243
   in300.share 0.492428
    -0.0522
    in1000.prose 0.0939464
     0.0210
     -0.0223
  words 1.5
   outer.rowAverage 127.962
    fit.page 0.60892
     0.0099
     -0.0164
    words1 6.5
     0.0385
     0.0007
   kin.share 0.138947
    chance.in300 0.293103
     -0.0036
     -0.0267
    words1 1.5
     0.0294
     -0.0049
 kin.share 0.173164
  words1 1.5
   -0.0188
   in300.share 0.24333
    words1 7.5
     0.0108
     0.0574
    chance-2 0.337869
     0.0032
     0.0302
  chance.group 0.219246
   -0.0477
   words 81.5
    in300.share 0.977793
     -0.0007
     -0.0434
    chance.in300 0.667386
     0.0347
     0.0111

words1 51.5
 fit.best 0.323169
  chance.in30 0.188868
   outer.rowAverage 40.0417
    -0.0559
    chance.wanted 445.923
     0.0136
     -0.0292
   0.0101
  fit.in1000 0.326914
   fit.best 0.582375
    outer.rowAverage 110.42
     0.0135
     0.0705
    chance.group 0.59842
     -0.0184
     0.0160
   chance.wanted 2883.91
    chance.group 0.842214
     -0.0025
     0.0192
    chance.wanted 3342.35
     0.0482
     0.0061
 chance.group 0.816366
  outer.rowAverage 92.1833
   fit.in1000 0.687996
    -0.0191
    0.0077
   chance.in30 0.879075
    -0.0550
    chance.wanted 2045.85
     0.0012
     -0.0071
  fit.in1000 0.822687
   0.0098
   0.0014

chance.most 0.928804
 in1000.links 0.0244692
  chance.doubt 0.432603
   in1000.links 0.012383
    in300.share 0.538803
     -0.0003
     0.0549
    chance.in100 0.642421
     0.0268
     -0.0585
   words1 8.5
    -0.0602
    -0.0166
  in1000.links 0.0709811
   chance.doubt 0.349058
    in300.share 0.197812
     -0.0357
     0.0297
    in1000.links 0.030983
     0.0065
     0.0579
   in1000.blocks 226.5
    in1000.links 0.334049
     0.0286
     -0.0000
    in1000.links 0.26912
     -0.0197
     0.0070
 in1000.links 0.0244692
  chance.in100 0.86908
   words1 46.5
    in300.share 0.926725
     0.0615
     0.0048
    -0.0051
   chance.outer 0.89189
    chance.most 0.966447
     -0.0336
     0.0020
    in1000.blocks 143.5
     0.0138
     -0.0030
  chance.page 0.465407
   chance.doubt 0.208706
    -0.0012
    group.blocks 41.5
     -0.0752
     -0.0063
   chance.heading 0.628472
    chance.doubt 0.265233
     -0.0316
     0.0313
    in1000.blocks 78.5
     -0.0241
     0.0252

fit.gap 0.0320697
 kin.parents 47.5
  depth 21.5
   in300.links 0.298959
    chance.most 0.772354
     0.0224
     -0.0022
    chance.up3 0.259054
     -0.0429
     -0.0058
   heading.distance 1.5
    0.0134
    chance.wanted 991.269
     -0.0509
     0.0018
  in300.links 0.990788
   depth 13.5
    chance.wanted 2045.85
     0.0539
     0.0001
    names.leaning 14.5
     -0.0252
     0.0450
   -0.0361
 chance.most 0.772354
  fit.gap 0.114217
   depth 13.5
    -0.0373
    0.0076
   0.0323
  fit.gap 0.0643121
   fit.gap 0.0496752
    depth 13.5
     -0.0313
     0.0048
    0.0097
   heading.distance 0
    -0.0080
    -0.0569

chance-2 0.0936274
 chance.wanted 1234.64
  kin.share 0.381802
   kin.share 0.0342427
    kin.share 0.00868856
     -0.0152
     0.0270
    fit.in1000 0.37756
     -0.0012
     -0.0413
   0.0358
  in100.perBlock 9.36182
   -0.0051
   -0.0518
 words-1 36.5
  chance.wanted 2045.85
   fit.best 0.856822
    fit.in1000 0.730606
     0.0004
     0.0267
    chance.before 0.805112
     -0.0326
     0.0001
   chance-2 0.21894
    chance.wanted 3748.35
     -0.0231
     0.0109
    kin.share 0.796825
     0.0254
     -0.0101
  fit.in1000 0.822687
   chance-2 0.579173
    kin.share 0.0342427
     0.0096
     -0.0147
    -0.0381
   in100.perBlock 30.2699
    fit.in1000 0.911717
     0.0043
     -0.0198
    group.sentences 0.0166321
     0.0023
     0.0248

words 109.5
 links 0.0560797
  group.parents 69.5
   in1000.proseShare 0.487378
    chance.around40 0.41115
     -0.0306
     0.0045
    fit.in1000 0.557984
     0.0186
     -0.0030
   in300.links 0.00968132
    chance.around40 0.49053
     -0.0214
     0.0182
    0.0425
  in1000.proseShare 0.936854
   chance1 0.29064
    tag 6.5
     -0.0102
     0.0430
    tag 13.5
     0.0088
     -0.0422
   tag 1.5
    words 25.5
     -0.0479
     0.0055
    in1000.perBlock 4.79401
     -0.0272
     -0.0020
 -0.0317

outer.rowAverage 17.8048
 group.blocks 1.5
  chance.most 0.928804
   chance.in300 0.40813
    in1000.links 0.504653
     0.0027
     -0.0335
    chance 0.278492
     -0.0049
     0.0335
   level 0
    -0.0423
    -0.0063
  group.blocks 48.5
   group.blocks 28.5
    tag 13.5
     0.0242
     -0.0040
    0.0541
   in1000.links 0.1564
    chance.heading 0.286174
     -0.0054
     0.0446
    group.blocks 95.5
     -0.0423
     0.0077
 in300.share 0.327843
  outer.rowAverage 45.0833
   chance.most 0.808544
    0.0086
    chance.heading 0.487704
     -0.0604
     0.0030
   outer.rowAverage 184.056
    fit.page 0.757622
     0.0430
     -0.0180
    chance.most 0.91724
     -0.0176
     0.0197
  group.blocks 206.5
   in300.share 0.585315
    tag 15.5
     -0.0113
     -0.0375
    heading.distance 18.5
     -0.0110
     0.0144
   chance.heading 0.239106
    -0.0107
    0.0451

repeat 0
 chance.after 0.155429
  chance-2 0.275135
   names.leaning 2.5
    chance.around40 0.177909
     -0.0367
     0.0051
    names.leaning 11.5
     0.0254
     -0.0097
   -0.0376
  in1000.perBlock 22.7472
   chance.most 0.928804
    chance-2 0.579173
     0.0126
     -0.0044
    chance.around40 0.561657
     -0.0387
     0.0076
   chance.wanted 1340.02
    0.0269
    chance.wanted 2883.91
     -0.0393
     0.0051
 chance.most 0.895498
  chance.around40 0.217599
   fit.best 0.421687
    -0.0151
    0.0296
   chance.wanted 268.755
    in1000.perBlock 3.04363
     -0.0208
     0.0147
    fit.best 0.696032
     -0.0488
     -0.0093
  in1000.perBlock 6.83494
   chance.kinBlocks 0.279632
    0.0336
    chance.after 0.452682
     -0.0185
     0.0095
   fit.best 0.898608
    names.leaning 9.5
     -0.0378
     -0.0060
    in1000.perBlock 22.7472
     0.0173
     -0.0089

repeat 0
 chance.most 0.928804
  group.sentences 0.0697826
   chance.groupBlocks 0.712936
    outer.rowAverage 162.048
     0.0134
     -0.0107
    chance.most 0.904451
     0.0574
     -0.0104
   chance.item 0.657819
    chance.groupBlocks 0.648347
     -0.0029
     0.0452
    chance.heading 0.628472
     -0.0504
     0.0176
  chance.heading 0.628472
   outer.rowAverage 276.885
    chance.before 0.722119
     -0.0393
     -0.0103
    heading.distance 1.5
     -0.0331
     0.0170
   links-1 0.290995
    group.sentences 0
     0.0013
     0.0396
    chance.groupBlocks 0.615163
     0.0096
     -0.0377
 words 3.5
  chance.most 0.895498
   chance.kinBlocks 0.279632
    chance.most 0.772354
     0.0161
     -0.0221
    heading.distance 2.5
     -0.0013
     -0.0400
   repeat 12.5
    in1000.share 0.543804
     -0.0046
     0.0398
    -0.0107
  chance.heading 0.378817
   -0.0488
   group.sentences 0.0853097
    chance.heading 0.487704
     -0.0065
     -0.0319
    0.0087

chance.most 0.956489
 fit.best 0.792293
  in100.perBlock 19.0075
   in100.perBlock 4.63841
    fit.best 0.72554
     -0.0017
     -0.0549
    chance.up3 0.743961
     0.0133
     -0.0272
   in1000.proseShare 0.90985
    chance.groupBlocks 0.540903
     -0.0085
     -0.0533
    chance.groupBlocks 0.58069
     -0.0270
     0.0362
  words 10.5
   place 0.643306
    in100.perBlock 12.9605
     0.0025
     -0.0189
    chance.groupBlocks 0.615163
     0.0263
     -0.0076
   place 0.437898
    chance.groupBlocks 0.741919
     -0.0197
     0.0321
    place 0.859539
     0.0511
     -0.0009
 words 2.5
  fit.best 0.887361
   group.parents 14.5
    0.0029
    -0.0208
   group.share 0.00226684
    -0.0054
    0.0476
  chance.up3 0.924389
   in100.perBlock 7.92265
    in1000.proseShare 0.868038
     0.0263
     -0.0135
    kin.first 0.0269145
     0.0070
     -0.0379
   group.share 0.0168312
    -0.0099
    0.0216

fit.best 0.792293
 group.sentences 0.065939
  names.for 11.5
   names.for 9.5
    group.sentences 0
     -0.0109
     0.0074
    chance.doubt 0.349058
     -0.0545
     -0.0070
   tag 11.5
    0.0480
    group.sentences 0.0408627
     -0.0119
     0.0242
  chance.in300 0.648261
   tag 5.5
    group.sentences 0.102722
     -0.0105
     -0.0491
    chance.groupBlocks 0.334616
     -0.0191
     0.0256
   group.last 0.692716
    -0.0085
    -0.0701
 fit.gap 0
  chance.doubt 0.194317
   fit.best 0.898608
    names.for 10.5
     -0.0099
     -0.0400
    fit.best 0.92218
     0.0264
     -0.0020
   links 0.144156
    group.last 0.455548
     -0.0058
     0.0354
    tag 11.5
     0.0076
     -0.0208
  group.last 0.271896
   0.0052
   fit.gap 0.0496752
    -0.0513
    -0.0054

group.blocks 5.5
 group.share 0.033796
  kin.parents 24.5
   kin.parents 8.5
    in1000.links 0.334049
     0.0009
     -0.0148
    chance.wanted 568.647
     0.0492
     -0.0055
   chance 0.448522
    -0.0076
    -0.0308
  chance.grandparent 0.65978
   -0.0518
   group.share 0.102007
    chance.doubt 0.250767
     0.0017
     0.0348
    -0.0178
 names.leaning 0
  group.share 0.279654
   chance.wanted 1234.64
    chance.grandparent 0.419775
     -0.0182
     0.0308
    kin.parents 14.5
     0.0106
     -0.0430
   in1000.links 0.0173024
    -0.0244
    group.blocks 149.5
     0.0584
     -0.0104
  chance.around4 0.291239
   kin.parents 37.5
    kin.parents 16.5
     0.0118
     0.0522
    in1000.links 0.187244
     -0.0376
     0.0125
   kin.parents 90.5
    kin.parents 33.5
     0.0064
     -0.0172
    group.blocks 115.5
     0.0449
     0.0114

chance.item 0.863483
 chance.outer 0.782862
  kin.share 0.586239
   in300.perBlock 2.28459
    in300.share 0.926725
     0.0408
     -0.0016
    chance.doubt 0.432603
     0.0028
     -0.0090
   chance.most 0.843504
    chance.item 0.475861
     -0.0204
     0.0380
    chance.page 0.620109
     -0.0542
     -0.0045
  heading.distance 71.5
   kin.share 0.0292089
    in300.perBlock 13.0991
     0.0267
     -0.0170
    kin.first 0.594075
     0.0341
     -0.0021
   -0.0246
 words 2.5
  chance.item 0.886812
   -0.0006
   0.0241
  chance.box 0.859932
   in300.share 0.293248
    -0.0039
    in300.share 0.941071
     -0.0549
     -0.0061
   in300.share 0.538803
    0.0210
    -0.0022

chance.most 0.951286
 chance.under 0.426333
  group.share 0.00474812
   heading.level 2.5
    chance.under 0.150453
     -0.0361
     0.0063
    words-1 2.5
     0.0238
     -0.0125
   fit.gap 0.0320697
    chance.section 0.314938
     0.0158
     0.0004
    kin.first 0.0621156
     -0.0487
     -0.0073
  words-1 29.5
   in1000.perBlock 18.2878
    chance.section 0.195506
     0.0055
     0.0389
    -0.0026
   chance.section 0.560037
    0.0066
    -0.0141
 group.share 0.279654
  chance.around12 0.757191
   words-1 3.5
    kin.first 0.27618
     0.0130
     -0.0163
    chance.section 0.314938
     -0.0011
     -0.0365
   in1000.perBlock 12.0988
    in1000.perBlock 5.50567
     -0.0081
     0.0231
    chance.most 0.961906
     -0.0218
     0.0011
  chance.doubt 0.124777
   0.0075
   -0.0649

heading.distance 1.5
 chance.most 0.946089
  fit.page 0.436551
   kin.parents 9.5
    0.0149
    -0.0420
   words 28.5
    words-1 6.5
     0.0200
     -0.0034
    chance-1 0.495749
     0.0633
     0.0019
  chance-1 0.668883
   words 35.5
    chance.under 0.150453
     -0.0429
     -0.0045
    -0.0030
   0.0137
 chance.wanted 445.923
  kin.parents 22.5
   in300.perBlock 2.28459
    0.0351
    words 20.5
     -0.0028
     -0.0307
   in300.perBlock 3.86041
    fit.page 0.510993
     -0.0147
     0.0406
    in300.perBlock 5.6092
     0.0667
     0.0018
  words1 3.5
   fit.page 0.801227
    in300.links 0.00968132
     -0.0525
     -0.0157
    words-1 5.5
     0.0212
     -0.0196
   in300.perBlock 24.7452
    words 9.5
     -0.0058
     0.0222
    chance.up4 0.727865
     -0.0361
     0.0119

group.blocks 1.5
 chance.box 0.661079
  words 14.5
   words 9.5
    names.leaning 0
     0.0067
     -0.0256
    0.0239
   chance.up4 0.414462
    -0.0494
    -0.0082
  in1000.perBlock 8.45739
   0.0298
   -0.0115
 in1000.perBlock 11.1146
  in1000.perBlock 9.05827
   chance.around40 0.378358
    names.leaning -2.5
     -0.0123
     0.0182
    chance.around40 0.666958
     -0.0125
     0.0118
   group.blocks 8.5
    chance.up4 0.44069
     -0.0308
     0.0126
    chance.around40 0.338402
     -0.0069
     0.0516
  fit.gap 0.008177
   names.leaning 15.5
    names.leaning -2.5
     0.0160
     -0.0184
    names.leaning 24.5
     0.0230
     -0.0127
   -0.0448

names.for 9.5
 depth 29.5
  chance.in100 0.131884
   in300.perBlock 3.35322
    in1000.blocks 337.5
     0.0049
     -0.0060
    in1000.blocks 270.5
     0.0027
     0.0495
   chance.around12 0.158771
    depth 18.5
     -0.0358
     0.0030
    depth 8.5
     0.0152
     0.0007
  -0.0339
 names.for 11.5
  fit.best 0.72554
   fit.best 0.582375
    -0.0164
    -0.0658
   depth 14.5
    fit.best 0.872814
     0.0028
     -0.0326
    0.0260
  chance.in100 0.590097
   chance.groupBlocks 0.417026
    fit.best 0.48317
     0.0313
     -0.0247
    0.0462
   outer.rowAverage 92.1833
    names.for 13.5
     -0.0149
     0.0199
    names.for 13.5
     0.0064
     -0.0463

level 1.5
 chance.wanted 2883.91
  chance.outer 0.782862
   chance.in30 0.578462
    chance.wanted 327.285
     -0.0135
     0.0037
    chance.wanted 533.005
     0.0040
     -0.0223
   chance.outer 0.868384
    in300.links 0.298959
     0.0296
     -0.0098
    in300.links 0.0190546
     0.0039
     -0.0222
  chance.wanted 3342.35
   outer.rowAverage 728.833
    0.0553
    0.0086
   in300.links 0.0252279
    chance.outer 0.666521
     0.0407
     0.0009
    links1 0.603571
     -0.0244
     0.0222
 in300.links 0.990788
  outer.rowAverage 31.0625
   chance.around40 0.738303
    chance.wanted 207.034
     0.0074
     0.0360
    in100.perBlock 19.0075
     -0.0108
     0.0125
   in100.perBlock 14.378
    outer.rowAverage 53.15
     -0.0158
     0.0180
    chance.parent 0.875954
     -0.0170
     0.0039
  -0.0320

fit.gap 0.0320697
 fit.gap 0.0249754
  heading.distance 1.5
   chance.after 0.185874
    kin.parents 5.5
     -0.0005
     -0.0260
    fit.in1000 0.822687
     0.0200
     -0.0100
   chance 0.835035
    fit.page 0.629842
     0.0044
     -0.0080
    names.for 4.5
     0.0276
     -0.0154
  heading.distance 24.5
   0.0058
   0.0419
 in1000.prose 0.43486
  in1000.prose 0.202305
   in1000.blocks 253.5
    0.0021
    -0.0407
   kin.parents 9.5
    chance.item 0
     0.0138
     0.0633
    fit.page 0.649683
     0.0072
     -0.0240
  group.sentences 0.125024
   heading.distance 1.5
    -0.0083
    -0.0585
   0.0022

chance.most 0.808544
 in1000.blocks 226.5
  chance.page 0.270284
   chance.wanted 533.005
    chance.after 0.185874
     -0.0069
     0.0384
    -0.0293
   in300.share 0.793681
    0.0663
    in300.share 0.99982
     0.0143
     -0.0108
  names.leaning 19.5
   chance.most 0.575204
    names.leaning -2.5
     -0.0153
     0.0272
    chance.most 0.667644
     -0.0479
     -0.0122
   chance.most 0.575204
    -0.0040
    chance.most 0.738769
     0.0576
     0.0112
 chance.after 0.214928
  names.leaning 28.5
   chance.most 0.868241
    chance 0.418447
     -0.0232
     0.0223
    heading.level 1.5
     -0.0073
     -0.0405
   0.0058
  chance.in1000 0.56974
   in1000.perBlock 16.6098
    in1000.perBlock 12.0988
     -0.0060
     -0.0651
    0.0434
   chance.page 0.520568
    in1000.perBlock 15.1503
     0.0374
     -0.0061
    in1000.blocks 170.5
     -0.0087
     0.0175

depth 21.5
 chance.up4 0.130271
  chance.kin 0.136505
   place 0.554116
    0.0119
    -0.0154
   fit.best 0.582375
    0.0534
    fit.best 0.72554
     0.0113
     -0.0089
  chance.in30 0.159323
   chance.heading 0.239106
    chance.up4 0.219378
     -0.0447
     -0.0082
    0.0147
   tag 10.5
    chance.kin 0.326161
     0.0280
     0.0014
    chance.heading 0.572493
     0.0021
     -0.0263
 links-1 0.973684
  tag 12.5
   chance.heading 0.378817
    -0.0504
    -0.0032
   chance.heading 0.433719
    chance.after 0.420136
     -0.0099
     0.0233
    -0.0279
  chance.grandparent 0.316283
   -0.0153
   0.0286

chance.most 0.928804
 chance.heading 0.572493
  links1 0.861004
   links1 0.201563
    chance.wantedBefore 0.493908
     0.0121
     -0.0047
    in300.share 0.668377
     -0.0402
     0.0015
   words 9.5
    in300.share 0.941071
     0.0097
     -0.0195
    chance.after 0.348356
     0.0515
     0.0172
  links 0.337398
   chance.most 0.843504
    chance.heading 0.628472
     -0.0468
     -0.0069
    chance.after 0.452682
     -0.0183
     0.0241
   chance.groupBlocks 0.615163
    chance.groupBlocks 0.308935
     -0.0087
     -0.0570
    -0.0095
 chance.heading 0.628472
  words 2.5
   chance.groupBlocks 0.334616
    chance.up4 0.253862
     0.0114
     -0.0204
    links1 0.112007
     0.0243
     -0.0040
   chance.most 0.956489
    in300.share 0.884029
     -0.0212
     0.0214
    chance.wantedBefore 0.119413
     0.0030
     -0.0428
  words 81.5
   links 0.464103
    chance.wantedBefore 0.261303
     0.0047
     0.0341
    chance.grandparent 0.65978
     0.0059
     -0.0243
   -0.0337

tag 19.5
 group.parents 104.5
  fit.best 0.792293
   chance.most 0.928804
    in1000.links 0.030983
     -0.0250
     0.0058
    chance2 0.247567
     -0.0552
     -0.0108
   chance.most 0.956489
    in1000.links 0.012383
     0.0524
     0.0137
    tag 3.5
     -0.0318
     0.0077
  heading.level 3.5
   0.0405
   0.0024
 in1000.blocks 216.5
  chance.up4 0.668965
   -0.0444
   -0.0011
  group.parents 18.5
   0.0241
   -0.0260

chance-2 0.118631
 names.leaning 16.5
  level 0
   words-1 1.5
    chance.up4 0.312944
     -0.0160
     0.0181
    chance.up4 0.130271
     -0.0039
     -0.0347
   chance.item 0.131791
    0.0169
    words-1 2.5
     -0.0188
     0.0028
  depth 18.5
   words-1 1.5
    0.0105
    chance-1 0.284854
     -0.0282
     0.0072
   0.0369
 names.leaning 2.5
  chance-1 0.255288
   kin.first 0.178723
    depth 16.5
     -0.0417
     -0.0083
    depth 14.5
     0.0089
     -0.0261
   names.leaning -5.5
    depth 12.5
     0.0452
     -0.0007
    kin.first 0.147103
     -0.0211
     0.0060
  chance-1 0.185422
   kin.first 0.299673
    chance.page 0.427853
     0.0532
     -0.0077
    names.leaning 17.5
     0.0182
     -0.0148
   chance.page 0.336433
    chance.wantedBefore 0.188742
     0.0205
     -0.0207
    kin.first 0.11303
     0.0192
     0.0008

depth 26.5
 fit.gap 0.0320697
  chance.most 0.928804
   fit.gap 0.0160041
    chance.in300 0.598372
     -0.0010
     0.0124
    group.share 0.0618377
     -0.0170
     0.0706
   chance2 0.247567
    in1000.perBlock 9.05827
     -0.0564
     -0.0153
    links1 0.0503165
     0.0105
     -0.0144
  depth 16.5
   links1 0.994737
    chance.in300 0.378454
     -0.0432
     -0.0103
    chance.most 0.772354
     0.0283
     -0.0174
   chance.doubt 0.455821
    -0.0022
    0.0276
 chance.most 0.878688
  -0.0503
  -0.0054

chance 0.835035
 in1000.proseShare 0.764366
  in1000.proseShare 0.675355
   in1000.perBlock 5.11083
    fit.page 0.743306
     0.0206
     -0.0349
    in1000.perBlock 7.81543
     -0.0356
     0.0061
   fit.page 0.649683
    0.0054
    0.0542
  in1000.proseShare 0.802359
   in300.share 0.538803
    -0.0576
    0.0101
   chance.in1000 0.347835
    in1000.perBlock 3.04363
     -0.0187
     0.0143
    in1000.perBlock 6.18043
     -0.0197
     -0.0019
 in100.perBlock 10.8637
  group.blocks 23.5
   -0.0243
   0.0133
  in1000.perBlock 22.7472
   in1000.share 0.698979
    0.0057
    0.0442
   in300.share 0.24333
    -0.0221
    chance.wanted 2438.82
     0.0171
     0.0002

fit.gap 0.0376017
 group.last 0.73735
  in1000.prose 0.0939464
   outer.rowAverage 63.9003
    group.last 0.455548
     -0.0083
     -0.0505
    0.0125
   chance.wanted 1128.37
    group.last 0.692716
     0.0143
     -0.0217
    fit.page 0.757622
     -0.0339
     0.0028
  chance.up3 0.388041
   chance.wanted 327.285
    chance 0.302245
     -0.0269
     0.0201
    outer.rowAverage 584.5
     0.0356
     -0.0094
   in1000.links 0.030983
    fit.page 0.649683
     -0.0304
     0.0311
    group.sentences 0.0791288
     0.0020
     -0.0236
 in1000.prose 0.43486
  in1000.prose 0.202305
   chance.wanted 140.9
    0.0020
    in1000.blocks 253.5
     -0.0004
     -0.0374
   fit.page 0.649683
    0.0231
    group.sentences 0.0408627
     0.0150
     -0.0236
  in1000.blocks 337.5
   -0.0518
   0.0010

chance.most 0.956489
 chance.in1000 0.425076
  chance.in1000 0.377933
   chance.groupBlocks 0.447952
    in1000.prose 0.557829
     0.0003
     -0.0389
    words-1 16.5
     0.0263
     -0.0113
   chance.most 0.904451
    fit.in1000 0.557984
     -0.0242
     0.0099
    -0.0516
  group.sentences 0.0597209
   group.sentences 0.0120847
    fit.in1000 0.582586
     -0.0298
     0.0108
    chance.up4 0.344114
     -0.0056
     0.0356
   chance.in100 0.458227
    fit.in1000 0.628181
     0.0358
     -0.0012
    chance.most 0.878688
     -0.0258
     0.0026
 chance.up4 0.919591
  words-1 6.5
   group.blocks 12.5
    chance.parent 0.851468
     -0.0282
     -0.0017
    chance.in1000 0.705918
     -0.0070
     0.0311
   kin.share 0.113286
    group.blocks 12.5
     0.0003
     -0.0215
    chance.most 0.975549
     -0.0507
     0.0059
  group.blocks 6.5
   -0.0004
   chance.parent 0.920362
    0.0294
    0.0050

depth 28.5
 words1 46.5
  fit.gap 0.0643121
   chance.doubt 0.194317
    chance.heading 0.66578
     -0.0182
     0.0171
    words-1 2.5
     -0.0017
     0.0105
   chance.page 0.336433
    depth 9.5
     -0.0187
     0.0061
    -0.0466
  chance.around12 0.78044
   words-1 2.5
    0.0033
    words-1 49.5
     -0.0375
     -0.0097
   chance.doubt 0.175401
    chance.heading 0.735721
     -0.0147
     0.0089
    0.0184
 -0.0324
`
